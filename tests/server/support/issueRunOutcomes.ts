import { onTestFinished } from 'vitest'
import type { IssueRun } from '../../../server/issueRuns/runs.ts'
import type { Result } from '../../../src/domain/result.ts'
import type { TestDatabase } from './databases.ts'
import { companyId, startRuns } from './issueRuns.ts'

/** Runs over a database until the test ends. */
export const startedRuns = async (database: TestDatabase, drafts: number) => {
  const runs = await startRuns(database, drafts)
  onTestFinished(() => runs.close())
  return runs
}
type Runs = Awaited<ReturnType<typeof startedRuns>>

export const valueOf = (result: Result<IssueRun, unknown>): IssueRun => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.failure)}`)
  return result.value
}

/** What has become of a run: its state, and its documents' states and reasons in their order. */
export const outcomeOf = async ({ store }: Runs, run: IssueRun) => {
  const now = await store.issueRuns.byId(run, run.id)
  const rows = await store.issueRuns.rows(run, { number: 0, size: 100, state: null })
  return {
    state: now?.state,
    reason: now?.reason,
    rows: rows.map(({ state, reason }) => (reason === '' ? state : `${state} ${reason}`)),
  }
}

/** How often each document is registered, and how often it waits for the authority. */
export const registered = async ({ db, rows }: Runs) => {
  const found = await db
    .selectFrom('signed_documents')
    .select('document_id')
    .where('company_id', '=', companyId)
    .execute()
  const waiting = await db.selectFrom('outbox').select('subject_id').where('company_id', '=', companyId).execute()
  return {
    each: rows.map(({ documentId }) => found.filter(({ document_id: id }) => id === documentId).length),
    messages: waiting.length,
  }
}
