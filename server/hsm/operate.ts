import { succeed } from '../../src/domain/result.ts'
import type { AuditRepositories } from '../audit/audit.ts'
import type { Clock } from '../clock.ts'
import type { StoreOf } from '../store/store.ts'
import { accountName } from './accounts.ts'
import type { HsmAccount, HsmRepositories } from './store/records.ts'

type Store = StoreOf<HsmRepositories & AuditRepositories>

/** Changes an account, with an audit row of no company; null where there is no such account. */
const changeAccount = async <Value>(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  userName: string,
  action: 'hsm.unlocked' | 'hsm.codesRemoved',
  change: (inside: HsmRepositories, account: HsmAccount) => Promise<Value>,
): Promise<Value | null> => {
  const changed = await store.transaction<Value | null, never>(async (inside) => {
    const account = await inside.hsmAccounts.byUserName(accountName(userName))
    if (account === null) return succeed(null)
    const value = await change(inside, account)
    const at = clock().toISOString()
    await inside.audit.append({ at, companyId: null, accountId: null, action, subjectId: account.id, detail: {} })
    return succeed(value)
  })
  return changed.ok ? changed.value : null
}

/** Takes back all wrong PINs and codes of an account's keys; false where there is no such account. */
export const unlockAccount = async (store: Store, clock: Clock, userName: string): Promise<boolean> =>
  (await changeAccount({ store, clock }, userName, 'hsm.unlocked', async ({ hsmKeys, hsmCodes }, { id }) => {
    await hsmKeys.forgetTriesOf(id)
    await hsmCodes.forgetTriesOf(id)
    return true
  })) ?? false

/** Lets an account's keys sign without one-time codes again; how many keys did ask for them, or null where there is no such account. */
export const removeCodes = (store: Store, clock: Clock, userName: string): Promise<number | null> =>
  changeAccount({ store, clock }, userName, 'hsm.codesRemoved', ({ hsmCodes }, { id }) => hsmCodes.removeOf(id))
