import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { CertificateRepositories } from '../certificates/certificates.ts'
import { openPassword } from '../certificates/keptPassword.ts'
import type { PasswordRefusal } from '../passwords/refusals.ts'
import { type Asker, type HsmCallParts, openSecret } from './calls.ts'
import type { HsmLogin, LoginRefusal } from './port.ts'

type Parts = HsmCallParts<CertificateRepositories>

interface Typed {
  readonly provider?: string | undefined
  readonly userName: string
  /** As it travels, or opened. */
  readonly password: string
}

/** What was typed, its password opened. */
export const loginBy = ({ provider = '', userName, password }: Typed, { address }: Asker): HsmLogin => ({
  provider: provider === '' ? null : provider,
  userName,
  password,
  address,
})

export const typedLogin = async (
  parts: Pick<Parts, 'envelope'>,
  typed: Typed,
  asker: Asker,
): Promise<Result<HsmLogin, PasswordRefusal>> => {
  const opened = await openSecret(parts, typed.password)
  return opened.ok ? succeed(loginBy({ ...typed, password: opened.value }, asker)) : opened
}

interface Wanted {
  readonly provider?: string | undefined
  readonly serialNumber: string
}

/** What is kept beside the company's certificate; null where nothing is, or nothing that this server can read. */
export const findLogin = async (
  { store, sealing }: Pick<Parts, 'store' | 'sealing'>,
  { provider = '', serialNumber }: Wanted,
  { member: { companyId }, address }: Asker,
): Promise<HsmLogin | null> => {
  const kept = await store.certificates.keptLogin(companyId, serialNumber)
  const password = kept === null ? null : openPassword(sealing, companyId, kept.id, kept.sealedPassword)
  if (kept === null || password === null) return null
  return { provider: provider === '' ? null : provider, userName: kept.userName, password, address }
}

/** The same for a call that cannot do without it: the user has to type the account. */
export const keptLogin = async (
  parts: Pick<Parts, 'store' | 'sealing'>,
  wanted: Wanted,
  asker: Asker,
): Promise<Result<HsmLogin, LoginRefusal>> => {
  const login = await findLogin(parts, wanted, asker)
  return login === null ? fail({ reason: 'hsm.credentialsInvalid' }) : succeed(login)
}
