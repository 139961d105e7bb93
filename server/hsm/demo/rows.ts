import type { DemoKey } from '../../../signing/demoCa.ts'
import type { Sealing } from '../../secrets/sealing.ts'
import { accountRows, insertAccount } from '../addAccount.ts'
import type { HsmRepositories } from '../store/records.ts'
import { demoHsm } from './account.ts'

interface Parts {
  readonly makeKey: () => Promise<DemoKey>
  readonly sealing: Sealing
  readonly now: Date
}

const { userName, password, pin } = demoHsm

const rowsOf = async ({ makeKey, sealing, now }: Parts) =>
  accountRows(sealing, { userName, password, token: null, keys: [{ ...(await makeKey()), pin }] }, now)

/** An account of the first demo company with a key of its own, made for a new database, and in one that has none yet. */
export const hsmDemo = {
  async rows(parts: Parts) {
    const made = await rowsOf(parts)
    return {
      async insert(inside: HsmRepositories): Promise<void> {
        await insertAccount(inside, made)
      },
    }
  },
  async ensure(inside: HsmRepositories, parts: Parts): Promise<void> {
    if ((await inside.hsmAccounts.byUserName(userName)) === null) await insertAccount(inside, await rowsOf(parts))
  },
}
