import type { Connection } from '../store/connection.ts'
import { plainNames } from '../store/migrations/plainNames.ts'
import type { TableOwners } from '../store/tables.ts'
import { hsmTables } from './0016-hsm.ts'
import { hsmDemo } from './demo/rows.ts'
import { hsmAccountsIn } from './store/accountQueries.ts'
import { hsmCodesIn } from './store/codeQueries.ts'
import { hsmKeysIn } from './store/keyQueries.ts'
import type { HsmRepositories } from './store/records.ts'

export const hsmRecords = {
  migrations: { '0016-hsm': hsmTables, '0040-hsm-user-names': plainNames('hsm_accounts', 'user_nm') },
  tables: { hsm_accounts: 'server', hsm_keys: 'server', hsm_codes: 'server' } satisfies TableOwners,
  repositories: ({ db }: Connection): HsmRepositories => ({
    hsmAccounts: hsmAccountsIn(db),
    hsmKeys: hsmKeysIn(db),
    hsmCodes: hsmCodesIn(db),
  }),
  demo: hsmDemo,
}
