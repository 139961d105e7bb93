import type { BodyOf, RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import { certificateTypes } from '../../../src/domain/certificateCodes.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { KeptCertificate } from '../../certificates/certificates.ts'
import type { Asker } from '../../hsm/calls.ts'
import type { HsmLogin, LoginRefusal } from '../../hsm/port.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { isHeldAs, keptAccount } from './key.ts'
import type { KeyParts } from './parts.ts'
import { renew, type Seen } from './renew.ts'

type Sync = typeof contract.syncSignatures

interface Answers {
  readonly seen: readonly Seen[]
  /** Of each certificate whose account could not be read. */
  readonly failures: readonly LoginRefusal[]
}

/** Asks each account once, whichever certificates it is kept with. */
const askAccounts = async (
  { hsm }: Pick<KeyParts, 'hsm'>,
  accounts: readonly { readonly kept: KeptCertificate; readonly login: HsmLogin }[],
): Promise<Answers> => {
  const answers = new Map<string, Awaited<ReturnType<KeyParts['hsm']['certificates']>>>()
  const seen: Seen[] = []
  const failures: LoginRefusal[] = []
  for (const { kept, login } of accounts) {
    const key = JSON.stringify([login.userName, login.password])
    const answer = answers.get(key) ?? (await hsm.certificates(login))
    answers.set(key, answer)
    if (answer.ok) {
      const held = answer.value.find(({ certificate }) => isHeldAs(kept, certificate))
      seen.push({ kept, held: held?.certificate ?? null })
    } else failures.push(answer.failure)
  }
  return { seen, failures }
}

/**
 * Renews days and status of the certificates whose account is kept (seed 001 §6, §8). An account that cannot be read leaves its certificates as
 * they are; where none can be read, the first says why.
 */
export const syncSignatures = async (
  parts: KeyParts,
  { provider }: BodyOf<Sync>,
  asker: Asker,
): Promise<Result<{ readonly changed: number; readonly failed: number }, ServerRefusal<RefusalOf<Sync>>>> => {
  const { store, clock } = parts
  const { companyId } = asker.member
  const registered = await store.certificates.keptOfType(companyId, certificateTypes.hsm)
  const accounts = registered.flatMap((kept) => {
    const login = keptAccount(parts, { kept, provider }, asker)
    return login === null ? [] : [{ kept, login }]
  })
  if (accounts.length === 0) return fail({ reason: 'certificate.notConnected' })
  const { seen, failures } = await askAccounts(parts, accounts)
  const [failure] = failures
  if (seen.length === 0 && failure !== undefined) return fail(failure)
  const now = clock()
  return store.transaction(async (inside) => {
    await inside.companies.hold(companyId)
    return succeed({ changed: await renew(inside, asker, seen, now), failed: failures.length })
  })
}
