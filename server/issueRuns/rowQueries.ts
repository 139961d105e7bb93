import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { IssueRun, IssueRuns } from './runs.ts'
import { rowOf } from './runTables.ts'

const changeRows = (db: Kysely<Tables>, { companyId, id }: Pick<IssueRun, 'companyId' | 'id'>) =>
  db.updateTable('issue_run_rows').where('company_id', '=', companyId).where('run_id', '=', id)

const reading = (db: Kysely<Tables>): Pick<IssueRuns, 'rows' | 'take'> => ({
  async rows({ companyId, id }, { number, size, state }) {
    const rows = await db
      .selectFrom('issue_run_rows')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('run_id', '=', id)
      .$if(state !== null, (query) => query.where('state', '=', state ?? ''))
      .orderBy('position')
      .limit(size)
      .offset(number * size)
      .execute()
    return rows.map(rowOf)
  },
  async take({ companyId, runId, claim }, limit) {
    const rows = await changeRows(db, { companyId, id: runId })
      .set({ state: 'working', claim })
      .where('position', 'in', (inner) =>
        inner
          .selectFrom('issue_run_rows')
          .select('position')
          .where('company_id', '=', companyId)
          .where('run_id', '=', runId)
          .where('state', '=', 'waiting')
          .orderBy('position')
          .limit(limit),
      )
      .where('state', '=', 'waiting')
      .returning(['position', 'document_id', 'version'])
      .execute()
    return rows
      .map((row) => ({
        companyId,
        runId,
        claim,
        position: row.position,
        documentId: row.document_id,
        version: row.version,
      }))
      .toSorted((one, other) => one.position - other.position)
  },
})

const changing = (db: Kysely<Tables>): Pick<IssueRuns, 'endRow' | 'keepVersion' | 'moveRows'> => ({
  async endRow({ companyId, runId, claim, position }, { state, reason = '', fields = [] }) {
    const { numUpdatedRows } = await changeRows(db, { companyId, id: runId })
      .set({ state, reason, fields: JSON.stringify(fields) })
      .where('position', '=', position)
      .where('state', '=', 'working')
      .where('claim', '=', claim)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },
  async keepVersion({ companyId, runId, claim, position }, version) {
    await changeRows(db, { companyId, id: runId })
      .set({ version })
      .where('position', '=', position)
      .where('claim', '=', claim)
      .execute()
  },
  async moveRows(run, from, to) {
    await changeRows(db, run).set({ state: to }).where('state', '=', from).execute()
  },
})

/** The documents of runs. */
export const rowQueries = (db: Kysely<Tables>) => ({ ...reading(db), ...changing(db) })
