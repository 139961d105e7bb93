import { join } from 'node:path'
import type { AccountChanges } from '../../../server/companies/accounts.ts'
import { demoAccounts } from '../../../server/companies/demo/accounts.ts'
import { openStore } from '../../../server/openStore.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import type { Visitor } from '../../../tools/product/server/visitor.ts'
import type { ContractServer } from './contractServer.ts'

/** Changes the demo account of a visitor in the database, beside the server; somebody who is not signed in has none. */
export const changeAccount = async (
  { folder }: ContractServer,
  visitor: Visitor,
  changes: AccountChanges,
): Promise<void> => {
  if (visitor.cookie() === '') return
  const { scope } = await visitor.get(contract.session)
  const { store } = await openStore({ kind: 'sqlite', path: join(folder, 'tokhai.sqlite') })
  const userId = demoAccounts.find((account) => account.scope === scope)?.userId ?? ''
  const account = await store.accounts.byUserId(userId)
  if (account !== null) await store.accounts.change(account.id, changes)
  await store.close()
}
