import { fromCallback, fromPromise, type EventObject } from 'xstate'
import type { ApiClient } from '../../api/client.ts'
import type { IssueRun, IssueRunCalls, IssueRunRow } from '../../api/contract/documents/issueRuns.ts'
import { recordNews } from '../../area/recordNews.ts'
import type { ServerFailure } from '../../domain/failure.ts'
import { fail, succeed, type Result } from '../../domain/result.ts'
import { hsmFailureOf } from '../../hsm/hsmFailureOf.ts'
import type { RunCancelled, RunInput, RunPaused, RunRead, RunRows } from '../../machines/documentsSubmit/items.ts'
import type { BulkEvent } from '../../machines/documentsSubmit/setup.ts'
import type { HsmSigned, HsmSigningWork } from '../../machines/hsmSigning/setup.ts'
import { withSealedSecrets } from '../../passwords/sealedSecrets.ts'

interface RunParts {
  readonly api: ApiClient
  readonly calls: IssueRunCalls
}

/** A run as this page knows it: its documents, and its id once the server has told it. */
interface Known extends Pick<RunRows, 'rows'> {
  readonly runId: string | null
}

const pageSize = 100

/** How often a run is read while its documents are shown, in milliseconds. */
const readEvery = 4000
const ended = 'issueRun.ended'

/** All rows of a run, page by page: there are no more than one run may carry. */
const readAll = async (
  { api, calls }: RunParts,
  id: string,
  signal: AbortSignal,
): Promise<Result<{ readonly run: IssueRun; readonly rows: readonly IssueRunRow[] }, ServerFailure>> => {
  const rows: IssueRunRow[] = []
  for (let page = 0; ; page += 1) {
    const query = { page_number: String(page), page_size: String(pageSize) }
    const answer = await api.send(calls.read, { params: { id }, query }, { signal })
    if (!answer.ok) return answer
    rows.push(...answer.value.rows)
    if (rows.length >= answer.value.run.total || answer.value.rows.length === 0)
      return succeed({ run: answer.value.run, rows })
  }
}

const readOf = ({ run, rows }: { readonly run: IssueRun; readonly rows: readonly IssueRunRow[] }): RunRead => ({
  state: run.state,
  reason: run.reason,
  rows: rows.map(({ document_id: documentId, state, reason, fields }) => ({ documentId, state, reason, fields })),
})

/** The run of a request key whose beginning was not answered; null where the server has none. */
const findBegun = async (
  { api, calls }: RunParts,
  key: string,
  signal: AbortSignal,
): Promise<Result<IssueRun | null, ServerFailure>> => {
  const answer = await api.send(calls.list, {}, { signal })
  return answer.ok ? succeed(answer.value.runs.find(({ req_key }) => req_key === key) ?? null) : answer
}

/** Begins a run, or has one go on, with secrets that are used once. */
const begin = (
  parts: RunParts,
  { reqKey, serialNumber, secrets }: HsmSigningWork,
  { rows, runId }: Known,
  signal: AbortSignal,
): Promise<Result<IssueRun, ServerFailure>> => {
  if (secrets === null) throw new Error('a run was begun without a PIN')
  const { api, calls } = parts
  const { account, pin, otp } = secrets.open()
  return withSealedSecrets<IssueRun, ServerFailure>(
    api,
    [pin, account?.password ?? null, otp],
    signal,
    async ([sealedPin = '', password, code]) => {
      const key = {
        serial_no: serialNumber,
        ...(account === null || password === undefined ? {} : { user_name: account.userName, password }),
        pin: sealedPin,
        ...(code === undefined ? {} : { otp: code }),
      }
      const resume = (id: string) => api.send(calls.resume, { params: { id }, body: key }, { signal })
      if (runId !== null) return resume(runId)
      const wanted = rows.map(({ documentId, version }) => ({ document_id: documentId, version }))
      const begun = await api.send(calls.start, { body: { req_key: reqKey, ...key, rows: wanted } }, { signal })
      // One that waits was begun before, and its answer was lost: the server has not looked at these secrets for it.
      const goOn = (run: IssueRun) => (run.state === 'waiting' ? resume(run.id) : succeed(run))
      if (begun.ok) return goOn(begun.value)
      if (!begun.failure.code.startsWith('connection.')) return begun
      // The server may be at it without this page's knowledge.
      const found = await findBegun(parts, reqKey, signal)
      return found.ok && found.value !== null ? goOn(found.value) : begun
    },
  )
}

/** Reads a run again and again, and at once where the server says that it has changed; one reading at a time. */
const follow = (parts: RunParts, runId: string, say: (event: BulkEvent) => void, signal: AbortSignal): void => {
  let isReading = false
  let isNews = false
  const read = async (): Promise<void> => {
    if (isReading) {
      isNews = true
      return
    }
    isReading = true
    const answer = await readAll(parts, runId, signal)
    isReading = false
    if (signal.aborted) return
    if (answer.ok) say({ type: 'run.read', ...readOf(answer.value) })
    else if (!answer.failure.code.startsWith('connection.')) say({ type: 'run.lost', failure: answer.failure })
    if (!isNews || signal.aborted) return
    isNews = false
    await read()
  }
  const timer = setInterval(() => void read(), readEvery)
  const stop = recordNews.follow(({ records, mayBeAny }) => {
    if (mayBeAny || records.some(({ id }) => id === runId)) void read()
  })
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    stop()
  })
  void read()
}

/** The id of a run, which the server is asked for where its beginning was not answered; null where the server has none. */
const idIn = async (
  parts: RunParts,
  known: Map<string, Known>,
  key: string,
  signal: AbortSignal,
): Promise<Result<string | null, ServerFailure>> => {
  const id = known.get(key)?.runId ?? null
  if (id !== null) return succeed(id)
  const found = await findBegun(parts, key, signal)
  if (!found.ok) return found
  if (found.value !== null) known.set(key, { rows: [], runId: found.value.id })
  return succeed(found.value?.id ?? null)
}

/** The flows' parts of runs. */
const actorsOf = (parts: RunParts, known: Map<string, Known>) => ({
  signDocument: fromPromise<HsmSigned, HsmSigningWork>(async ({ input, signal }) => {
    const answer = await begin(parts, input, known.get(input.reqKey) ?? { rows: [], runId: null }, signal)
    if (answer.ok) {
      known.set(input.reqKey, { rows: [], runId: answer.value.id })
      return succeed([])
    }
    // It has ended meanwhile: what is read next says how.
    const hasEnded = answer.failure.code === 'server.refused' && answer.failure.reason === ended
    return hasEnded ? succeed([]) : fail(hsmFailureOf(answer.failure))
  }),
  followRun: fromCallback<EventObject, RunInput>(({ input: { key }, sendBack }) => {
    const ending = new AbortController()
    follow(parts, known.get(key)?.runId ?? '', sendBack, ending.signal)
    return () => ending.abort()
  }),
  cancelRun: fromPromise<RunCancelled, RunInput>(async ({ input: { key }, signal }) => {
    const found = await idIn(parts, known, key, signal)
    if (!found.ok) return found
    const id = found.value
    if (id === null) return succeed('absent')
    const answer = await parts.api.send(parts.calls.cancel, { params: { id } }, { signal })
    return answer.ok ? succeed('cancelled') : answer
  }),
  pauseRun: fromPromise<RunPaused, RunInput>(async ({ input: { key }, signal }) => {
    const id = known.get(key)?.runId ?? ''
    const answer = await parts.api.send(parts.calls.pause, { params: { id } }, { signal })
    return answer.ok ? succeed(null) : answer
  }),
})

/** Runs of a collection: begun, taken up, followed and ended. */
export const runsOf = (parts: RunParts) => {
  const { api, calls } = parts
  const known = new Map<string, Known>()
  const idOf = ({ key }: RunInput): string | null => known.get(key)?.runId ?? null
  /** Has the list offer it no more; where that fails, the list says once more what has become of it. */
  const putAway = async (run: RunInput): Promise<void> => {
    const id = idOf(run)
    if (id !== null) await api.send(calls.putAway, { params: { id } })
  }
  return {
    ...actorsOf(parts, known),
    find: async (id: string, signal: AbortSignal) => {
      const answer = await readAll(parts, id, signal)
      if (answer.ok) known.set(answer.value.run.req_key, { rows: [], runId: id })
      return answer
    },
    prepare: ({ key, rows }: RunRows): void => {
      known.set(key, { rows, runId: idOf({ key }) })
    },
    putAway,
  }
}

export type Runs = ReturnType<typeof runsOf>
