import { unixSeconds } from '../clock.ts'
import type { SweepParts } from '../area.ts'
import type { Connection } from '../store/connection.ts'
import { accountRights } from './0012-account-rights.ts'
import { companyInformation } from './0015-company-information.ts'
import { employeeKeys } from './0040-employee-keys.ts'
import { companyXmlVersion } from './0053-xml-version.ts'
import { companyType } from './0054-company-type.ts'
import { rightsOfPitUsers } from './0058-rights-of-pit-users.ts'
import { accountsIn } from './accountQueries.ts'
import type { CompanyRepositories } from './companies.ts'
import { companyRows } from './demo/rows.ts'
import { companiesIn } from './companyQueries.ts'
import { companyDirectoryIn } from './directoryQueries.ts'
import { sessionsIn } from './sessionQueries.ts'
import { mobileNumbers } from './0035-mobile-numbers.ts'
import { foldedAnew } from '../store/migrations/foldedAnew.ts'
import { plainNames } from '../store/migrations/plainNames.ts'
import type { TableOwners } from '../store/tables.ts'

export const companies = {
  migrations: {
    '0012-account-rights': accountRights,
    '0015-company-information': companyInformation,
    '0034-accounts-folded-anew': foldedAnew('accounts', ['id'], ['search_text', 'name_order']),
    '0035-mobile-numbers': mobileNumbers,
    '0040-employee-keys': employeeKeys,
    '0040-user-ids': plainNames('accounts', 'user_id'),
    '0041-accounts-folded-anew': foldedAnew('accounts', ['id'], ['search_text', 'name_order']),
    '0053-xml-version': companyXmlVersion,
    '0054-company-type': companyType,
    '0058-rights-of-pit-users': rightsOfPitUsers,
  },
  // Who may sign in is known before a company is.
  tables: { companies: 'server', accounts: 'server', sessions: 'server' } satisfies TableOwners,
  repositories: ({ db }: Connection): CompanyRepositories => ({
    companies: companiesIn(db),
    accounts: accountsIn(db),
    sessions: sessionsIn(db),
    directory: companyDirectoryIn(db),
  }),
  demo: { rows: companyRows },
  sweep: ({ store, clock }: SweepParts<CompanyRepositories>) => store.sessions.removeExpired(unixSeconds(clock())),
}
