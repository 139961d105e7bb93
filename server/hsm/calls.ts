import { hsmLimits } from '../../src/domain/hsm.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { Clock } from '../clock.ts'
import type { CompanyRepositories } from '../companies/companies.ts'
import type { Member } from '../companies/member.ts'
import type { PasswordEnvelope } from '../passwords/passwordEnvelope.ts'
import type { PasswordRefusal } from '../passwords/refusals.ts'
import type { Sealing } from '../secrets/sealing.ts'
import type { StoreOf } from '../store/store.ts'
import type { Hsm } from './port.ts'

/** What calls that use the signing server work with. */
export interface HsmCallParts<Repositories> {
  readonly store: StoreOf<Repositories>
  readonly clock: Clock
  readonly hsm: Hsm
  readonly sealing: Sealing
  readonly envelope: PasswordEnvelope
}

/** Who asks: somebody of a company, from a network address. */
export interface Asker {
  readonly member: Member
  readonly address: string
}

const longestSecret = Math.max(hsmLimits.password, hsmLimits.pin)

/** Opens a password, PIN or code that travels sealed; one that is longer than any can be costs no try. */
export const openSecret = async (
  { envelope }: { readonly envelope: PasswordEnvelope },
  sealed: string,
): Promise<Result<string, PasswordRefusal>> => {
  const opened = await envelope.open(sealed)
  return opened.ok && opened.value.length > longestSecret ? fail({ reason: 'request.malformed' }) : opened
}

interface SealedSecrets {
  readonly pin: string
  readonly password?: string | undefined
  readonly otp?: string | undefined
}

/** The same of all secrets of a request, which are used up together. */
export const openSecrets = async (
  { envelope }: { readonly envelope: PasswordEnvelope },
  { pin, password, otp }: SealedSecrets,
): Promise<Result<{ pin: string; password: string | null; code: string | null }, PasswordRefusal>> => {
  const sealed = [pin, password, otp].filter((each) => each !== undefined)
  const opened = await envelope.openAll(sealed)
  if (!opened.ok) return opened
  if (opened.value.some((secret) => secret.length > longestSecret)) return fail({ reason: 'request.malformed' })
  const secretOf = (each: string | undefined): string | null =>
    each === undefined ? null : (opened.value[sealed.indexOf(each)] ?? null)
  return succeed({ pin: secretOf(pin) ?? '', password: secretOf(password), code: secretOf(otp) })
}

/** The tax code of whoever asks. */
export const taxCodeOf = async (
  { store }: { readonly store: Pick<CompanyRepositories, 'companies'> },
  { member }: Asker,
): Promise<string> => {
  const company = await store.companies.byId(member.companyId)
  if (company === null) throw new Error('somebody works for a company that is not there')
  return company.tax_id
}
