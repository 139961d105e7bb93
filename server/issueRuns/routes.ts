import type { AnswerOf } from '../../src/api/contract/call.ts'
import type { IssueRunCalls } from '../../src/api/contract/documents/issueRuns.ts'
import { mostRunsRead } from '../../src/domain/documents/issueRuns.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import { paginationOf } from '../http/paging.ts'
import { companyRoute, type Route } from '../http/route.ts'
import { cancelRun, pauseRun, putRunAway } from './ending.ts'
import type { IssueRun, RunCounts } from './runs.ts'
import { ownerOf, resumeRun, startRun, type RunParts, type RunRepositories } from './starting.ts'

type Shown = AnswerOf<IssueRunCalls['start']>

const shown = (run: IssueRun, counts: RunCounts): Shown => ({
  id: run.id,
  req_key: run.reqKey,
  state: run.state,
  reason: run.reason,
  serial_no: run.serialNumber,
  started_at: run.startedAt,
  ended_at: run.endedAt,
  total: run.total,
  counts,
})

const none: RunCounts = { waiting: 0, working: 0, sent: 0, refused: 0, stopped: 0 }

/** Runs with what has become of their documents. */
const counted = async <Repositories extends RunRepositories>(
  { store }: Pick<RunParts<Repositories>, 'store'>,
  companyId: string,
  runs: readonly IssueRun[],
): Promise<Shown[]> => {
  const ids = runs.map(({ id }) => id)
  const counts = await store.issueRuns.counts(companyId, ids)
  return runs.map((run) => shown(run, counts.get(run.id) ?? none))
}

const readingRoutes = <Repositories extends RunRepositories>(
  calls: IssueRunCalls,
  parts: RunParts<Repositories>,
): readonly Route[] => [
  companyRoute(calls.list, async (_request, member) => {
    const owner = ownerOf(parts, { member })
    const runs = await parts.store.issueRuns.listed(owner, mostRunsRead)
    return succeed({ runs: await counted(parts, member.companyId, runs) })
  }),
  companyRoute(calls.read, async ({ params, query }, member) => {
    const found = await parts.store.issueRuns.byId(ownerOf(parts, { member }), params.id)
    if (found === null) return fail({ reason: 'record.absent' as const })
    const counts = (await parts.store.issueRuns.counts(member.companyId, [found.id])).get(found.id) ?? none
    const { page_number: number, page_size: size, state = null } = query
    const rows = await parts.store.issueRuns.rows(found, { number, size, state })
    return succeed({
      run: shown(found, counts),
      rows: rows.map(({ documentId, fields, ...row }) => ({ ...row, document_id: documentId, fields: [...fields] })),
      pagination: paginationOf(query, { total: state === null ? found.total : counts[state], isMinimum: false }),
    })
  }),
]

/** The calls of runs of a collection. */
export const issueRunRoutes = <Repositories extends RunRepositories>(
  calls: IssueRunCalls,
  parts: RunParts<Repositories>,
): readonly Route[] => {
  const answered = async (companyId: string, run: IssueRun) => {
    const counts = await parts.store.issueRuns.counts(companyId, [run.id])
    return succeed(shown(run, counts.get(run.id) ?? none))
  }
  return [
    ...readingRoutes(calls, parts),
    companyRoute(calls.start, async ({ body: { req_key: reqKey, rows, ...key }, address }, member) => {
      const wanted = rows.map(({ document_id: documentId, version }) => ({ documentId, version }))
      const outcome = await startRun(parts, { reqKey, key, rows: wanted }, { member, address })
      return outcome.ok ? answered(member.companyId, outcome.value) : outcome
    }),
    companyRoute(calls.resume, async ({ params, body, address }, member) => {
      const outcome = await resumeRun(parts, params.id, body, { member, address })
      return outcome.ok ? answered(member.companyId, outcome.value) : outcome
    }),
    companyRoute(calls.cancel, async ({ params }, member) => {
      const outcome = await cancelRun(parts, params.id, { member })
      return outcome.ok ? answered(member.companyId, outcome.value) : outcome
    }),
    companyRoute(calls.pause, async ({ params }, member) => {
      const outcome = await pauseRun(parts, params.id, { member })
      return outcome.ok ? answered(member.companyId, outcome.value) : outcome
    }),
    companyRoute(calls.putAway, async ({ params }, member) => {
      const outcome = await putRunAway(parts, params.id, { member })
      return outcome.ok ? answered(member.companyId, outcome.value) : outcome
    }),
  ]
}
