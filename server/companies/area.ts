import { unixSeconds } from '../clock.ts'
import type { SweepParts } from '../area.ts'
import type { Connection } from '../store/connection.ts'
import { accountsIn } from './account-queries.ts'
import type { CompanyRepositories } from './companies.ts'
import { companiesIn } from './company-queries.ts'
import { sessionsIn } from './session-queries.ts'

export const companies = {
  repositories: ({ db }: Connection): CompanyRepositories => ({
    companies: companiesIn(db),
    accounts: accountsIn(db),
    sessions: sessionsIn(db),
  }),
  sweep: ({ store, clock }: SweepParts<CompanyRepositories>) => store.sessions.removeExpired(unixSeconds(clock())),
}
