import type { SweepParts } from '../area.ts'
import type { AuditRepositories } from '../audit/audit.ts'
import type { Connection } from '../store/connection.ts'
import type { TableOwners } from '../store/tables.ts'
import { issueRunTables } from './0050-issue-runs.ts'
import { issueRunsIn } from './runQueries.ts'
import type { IssueRunRepositories } from './runs.ts'
import { sweepRuns } from './sweep.ts'

/** Runs that sign and send many documents on the server (docs/decisions/0470). */
export const issueRunRecords = {
  migrations: { '0050-issue-runs': issueRunTables },
  tables: { issue_runs: 'company', issue_run_rows: 'company' } satisfies TableOwners,
  repositories: (connection: Connection): IssueRunRepositories => ({ issueRuns: issueRunsIn(connection) }),
  sweep: ({ store, clock }: SweepParts<IssueRunRepositories & AuditRepositories>) => sweepRuns({ store, clock }),
}
