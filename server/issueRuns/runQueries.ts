import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { scopes } from '../../src/domain/session.ts'
import { runRowStates } from '../../src/domain/documents/issueRuns.ts'
import { sendSignal } from '../notifications/signals.ts'
import type { Connection } from '../store/connection.ts'
import { inParts } from '../store/inParts.ts'
import { forEveryCompany } from '../store/statements.ts'
import type { Tables } from '../store/tables.ts'
import { rowQueries } from './rowQueries.ts'
import type { IssueRun, IssueRuns, RunCounts, RunOwner } from './runs.ts'
import { rowStateSchema, runOf } from './runTables.ts'

/** What pages hear of: a run of their account has changed. */
export const issueRunRecord = 'issue-run'

const ofAccount = (db: Kysely<Tables>, { companyId, accountId }: Omit<RunOwner, 'collection'>) =>
  db.selectFrom('issue_runs').where('company_id', '=', companyId).where('account_id', '=', accountId)

const one = (row: Parameters<typeof runOf>[0] | undefined): IssueRun | null => (row === undefined ? null : runOf(row))

const finding = (db: Kysely<Tables>): Pick<IssueRuns, 'byReqKey' | 'byId' | 'openOf' | 'listed'> => ({
  byReqKey: async (of, reqKey) =>
    one(await ofAccount(db, of).selectAll().where('req_key', '=', reqKey).executeTakeFirst()),
  byId: async (of, id) =>
    one(
      await ofAccount(db, of)
        .selectAll()
        .where('collection', '=', of.collection)
        .where('id', '=', id)
        .executeTakeFirst(),
    ),
  openOf: async (of) =>
    one(await ofAccount(db, of).selectAll().where('state', 'in', ['running', 'waiting']).executeTakeFirst()),
  async listed(of, limit) {
    const rows = await ofAccount(db, of)
      .selectAll()
      .where('collection', '=', of.collection)
      .where('is_put_away', '=', 0)
      .orderBy('started_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
    return rows.map(runOf)
  },
})

const none: RunCounts = { waiting: 0, working: 0, sent: 0, refused: 0, stopped: 0 }

const counting =
  (db: Kysely<Tables>): IssueRuns['counts'] =>
  async (companyId, runIds) => {
    const found = new Map<string, RunCounts>(runIds.map((id) => [id, none]))
    if (runIds.length === 0) return found
    const rows = await db
      .selectFrom('issue_run_rows')
      .select((row) => ['run_id', 'state', row.fn.countAll<number | string>().as('count')])
      .where('company_id', '=', companyId)
      .where('run_id', 'in', runIds)
      .where('state', 'in', runRowStates)
      .groupBy(['run_id', 'state'])
      .execute()
    for (const { run_id: id, state, count } of rows)
      found.set(id, { ...(found.get(id) ?? none), [v.parse(rowStateSchema, state)]: Number(count) })
    return found
  }

const inserting =
  (db: Kysely<Tables>): IssueRuns['insert'] =>
  async (run, rows, claimedUntil) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('issue_runs')
      .values({
        company_id: run.companyId,
        id: run.id,
        account_id: run.accountId,
        collection: run.collection,
        req_key: run.reqKey,
        rows_hash: run.rowsHash,
        state: run.state,
        reason: run.reason,
        serial_no: run.serialNumber,
        total: run.total,
        claim: run.claim,
        claimed_until: claimedUntil,
        started_at: run.startedAt,
        changed_at: run.startedAt,
        ended_at: run.endedAt,
        is_put_away: 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) return false
    const placed = rows.map((row, position) => ({
      company_id: run.companyId,
      run_id: run.id,
      position,
      document_id: row.documentId,
      version: row.version,
      state: 'waiting',
      claim: 0,
      reason: '',
      fields: '[]',
    }))
    await inParts(placed, (part) => db.insertInto('issue_run_rows').values(part).execute())
    return true
  }

const changing = (db: Kysely<Tables>): Pick<IssueRuns, 'hold' | 'change' | 'renew'> => ({
  // A row that is written as it is stays locked on PostgreSQL.
  hold: async ({ companyId }, id) =>
    one(
      await db
        .updateTable('issue_runs')
        .set((row) => ({ claim: row.ref('claim') }))
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),
    ),
  async change({ companyId, id }, changes, at) {
    await db
      .updateTable('issue_runs')
      .set({
        changed_at: at,
        ...(changes.state !== undefined && { state: changes.state }),
        ...(changes.reason !== undefined && { reason: changes.reason }),
        ...(changes.serialNumber !== undefined && { serial_no: changes.serialNumber }),
        ...(changes.claim !== undefined && { claim: changes.claim }),
        ...(changes.endedAt !== undefined && { ended_at: changes.endedAt }),
        ...(changes.claimedUntil !== undefined && { claimed_until: changes.claimedUntil }),
        ...(changes.isPutAway !== undefined && { is_put_away: 1 }),
      })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute()
  },
  async renew({ companyId, runId, claim }, until) {
    const { numUpdatedRows } = await db
      .updateTable('issue_runs')
      .set({ claimed_until: until })
      .where('company_id', '=', companyId)
      .where('id', '=', runId)
      .where('claim', '=', claim)
      .where('state', '=', 'running')
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },
})

const housekeeping = (db: Kysely<Tables>): Pick<IssueRuns, 'lapsed' | 'older' | 'remove'> => ({
  async lapsed(now, limit) {
    const rows = await forEveryCompany(() =>
      db
        .selectFrom('issue_runs')
        .selectAll()
        .where('claimed_until', '>', '')
        .where('claimed_until', '<', now)
        .orderBy('claimed_until')
        .limit(limit)
        .execute(),
    )
    return rows.map(runOf)
  },
  async older(than, limit, states) {
    const rows = await forEveryCompany(() =>
      db
        .selectFrom('issue_runs')
        .selectAll()
        .where('state', 'in', states)
        .where('changed_at', '<', than)
        .orderBy('changed_at')
        .limit(limit)
        .execute(),
    )
    return rows.map(runOf)
  },
  async remove({ companyId, id }) {
    await db.deleteFrom('issue_run_rows').where('company_id', '=', companyId).where('run_id', '=', id).execute()
    await db.deleteFrom('issue_runs').where('company_id', '=', companyId).where('id', '=', id).execute()
  },
})

export const issueRunsIn = ({ db, kind }: Connection): IssueRuns => ({
  ...finding(db),
  ...changing(db),
  ...housekeeping(db),
  ...rowQueries(db),
  insert: inserting(db),
  counts: counting(db),
  announce: ({ companyId, accountId, id }) =>
    sendSignal(
      { db, kind },
      {
        companyId,
        to: { scopes: [...scopes], accountId },
        notification: { occasion: null, record: { kind: issueRunRecord, id } },
      },
    ),
})
