import type { BodyOf, RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import { certificateTypes } from '../../../src/domain/certificateCodes.ts'
import { succeed, type Result } from '../../../src/domain/result.ts'
import { sealPassword } from '../../certificates/keptPassword.ts'
import { accountName } from '../../hsm/accounts.ts'
import { openSecret, type Asker } from '../../hsm/calls.ts'
import { note, noteWrongPassword } from '../../hsm/note.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { isHeldAs } from './key.ts'
import type { KeyParts } from './parts.ts'
import { renew } from './renew.ts'

type Connect = typeof contract.connectSigningServer
type ConnectRefusal = ServerRefusal<RefusalOf<Connect>>

/** Logs into the signing server, keeps the account with each of its certificates that the company has registered, and renews these (seed 001 §2.1, §7). */
export const connectSigningServer = async (
  parts: KeyParts,
  { provider, username, password }: BodyOf<Connect>,
  asker: Asker,
): Promise<Result<{ readonly kept: number; readonly changed: number }, ConnectRefusal>> => {
  const { store, clock, sealing } = parts
  const { companyId } = asker.member
  const opened = await openSecret(parts, password)
  if (!opened.ok) return opened
  const login = { provider: provider ?? null, userName: username, password: opened.value, address: asker.address }
  const held = await parts.hsm.certificates(login)
  const userName = accountName(username)
  if (!held.ok) {
    await noteWrongPassword(parts, asker, userName, held.failure)
    return held
  }
  return store.transaction<{ kept: number; changed: number }, ConnectRefusal>(async (inside) => {
    await inside.companies.hold(companyId)
    const now = clock()
    const registered = await inside.certificates.keptOfType(companyId, certificateTypes.hsm)
    const seen = registered.flatMap((kept) => {
      const found = held.value.find(({ certificate }) => isHeldAs(kept, certificate))
      return found === undefined ? [] : [{ kept, held: found.certificate }]
    })
    const changed = await renew(inside, asker, seen, now)
    const logins = seen.map(({ kept: { record } }) => {
      const sealedPassword = sealPassword(sealing, companyId, record.id, opened.value)
      return [record.id, { user_nm: userName, sealedPassword }] as const
    })
    await inside.certificates.changeAll(companyId, new Map(logins))
    await note({ store: inside, clock }, asker, 'hsm.connected', { user: userName, certificates: seen.length })
    return succeed({ kept: seen.length, changed })
  })
}
