import type { ApiClient } from '../../../api/client.ts'
import { invoiceMatters } from '../../../api/contract/invoiceMatters.ts'
import { invoiceUpload, type InvoiceUploadResult } from '../../../api/contract/invoiceUpload.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import type { SentInvoice } from '../../../domain/invoice/upload/sent.ts'
import { succeed, type Result } from '../../../domain/result.ts'
import type { SettledUpload, UploadSummary } from '../../../machines/excelUpload/setup.ts'
import type { NamedRefusal } from '../../../records/upload/ResultsPanel.tsx'
import { payloadOf } from '../../../records/upload/payload.ts'
import type { InvoiceEntry } from './invoiceSheet.ts'
import { withUploadId } from './uploadId.ts'
import type { Drafted, InvoiceWorkspace } from './workspace.ts'

/** Milliseconds for one request: some hundred invoices over a slow line. */
const sendingTime = 120_000
/** Lines of one request; an invoice is never parted. */
const linesAtOnce = 2_000
/** Ids that one call asks about. */
const askedAtOnce = 100

interface Going {
  readonly entry: InvoiceEntry
  readonly sent: SentInvoice
}

const nameOf = ({ values, rows }: InvoiceEntry): string => {
  const buyer = values.company_name === '' ? values.buyer_name : values.company_name
  return [values.order_no, buyer].filter((part) => part !== '').join(' – ') || String(rows[0]?.number ?? '')
}

const firstRow = ({ rows }: InvoiceEntry): number => rows[0]?.number ?? 0

const goingOf = (workspace: InvoiceWorkspace): Promise<readonly Going[]> =>
  Promise.all(
    workspace
      .sheet()
      .entries()
      .filter(({ isLeftOut: isOut }) => !isOut)
      .map(async (entry) => ({ entry, sent: await withUploadId(entry.values, firstRow(entry)) })),
  )

const inRequests = function* (going: readonly Going[]): Generator<readonly Going[]> {
  let part: Going[] = []
  let lines = 0
  for (const one of going) {
    const own = one.sent.lines.length
    if (part.length > 0 && lines + own > linesAtOnce) {
      yield part
      part = []
      lines = 0
    }
    part.push(one)
    lines += own
  }
  if (part.length > 0) yield part
}

/** The rows of an invoice that was left out because of what is wrong with it, each with what is wrong there. */
const leftOutRows = (entry: InvoiceEntry): readonly NamedRefusal[] => {
  const { problems, rows } = entry
  const name = nameOf(entry)
  return rows.map(({ number }) => {
    const problem = problems.find(({ row }) => row === number)
    return { number, name, message: problem?.message ?? 'not_uploaded' }
  })
}

/** The row of an invoice that the server says something of. */
const rowOf = ({ rows }: InvoiceEntry, field: string): number => {
  const [, line = '0'] = /^lines\.(\d+)\./.exec(field) ?? []
  return rows[Number(line)]?.number ?? 0
}

interface Outcome {
  readonly drafted: readonly Drafted[]
  readonly refused: readonly NamedRefusal[]
  readonly failed: number
}

const outcomeOf = (part: readonly Going[], { rows, invoices }: InvoiceUploadResult): Outcome => {
  const drafted = invoices.flatMap(({ row, sid, is_new }) => {
    const going = part[row]
    return going === undefined ? [] : [{ id: sid, name: nameOf(going.entry), isNew: is_new }]
  })
  const refused = rows.flatMap(({ row, field, message }) => {
    const entry = part[row]?.entry
    if (entry === undefined) return []
    const wrong = rowOf(entry, field)
    return entry.rows.map(({ number }) => ({
      number,
      name: nameOf(entry),
      message: number === wrong ? message : 'not_uploaded',
    }))
  })
  return { drafted, refused, failed: rows.length }
}

const keep = (workspace: InvoiceWorkspace, outcomes: readonly Outcome[]): UploadSummary => {
  const entries = workspace.sheet().entries()
  const leftOut = entries.filter(({ isLeftOut: isOut, problems }) => isOut && problems.length > 0)
  workspace.outcome.drafted = outcomes.flatMap(({ drafted }) => drafted)
  workspace.outcome.refused = [...leftOut.flatMap(leftOutRows), ...outcomes.flatMap(({ refused }) => refused)].toSorted(
    (one, other) => (one.number ?? 0) - (other.number ?? 0),
  )
  const failed = leftOut.length + outcomes.reduce((count, outcome) => count + outcome.failed, 0)
  const success = workspace.outcome.drafted.length
  return { total: success + failed, success, failed }
}

/** Sends the invoices, some hundred at a time, each with its id: sent again, they are the same ones. */
export const sendInvoices = async (
  api: ApiClient,
  workspace: InvoiceWorkspace,
  signal: AbortSignal,
): Promise<Result<UploadSummary, ServerFailure>> => {
  const { purpose } = workspace.sheet().settings()
  const call = purpose === 'draft' ? invoiceUpload.uploadDraft : invoiceUpload.uploadIssue
  workspace.setPart(0)
  const going = await goingOf(workspace)
  const outcomes: Outcome[] = []
  let done = 0
  for (const part of inRequests(going)) {
    const payload = await payloadOf(part.map(({ sent }) => sent))
    const answer = await api.send(call, { body: { payload, mode: 'valid' } }, { signal, timeout: sendingTime })
    if (!answer.ok) return answer
    outcomes.push(outcomeOf(part, answer.value))
    done += part.length
    workspace.setPart(done / going.length)
  }
  return succeed(keep(workspace, outcomes))
}

/** Asks whether all that were sent last are there. Where some are not, all can be sent again: none is made twice. */
export const settleInvoices = async (
  api: ApiClient,
  workspace: InvoiceWorkspace,
  signal: AbortSignal,
): Promise<Result<SettledUpload, ServerFailure>> => {
  const going = await goingOf(workspace)
  for (let from = 0; from < going.length; from += askedAtOnce) {
    const part = going.slice(from, from + askedAtOnce)
    const body = { sid: part.map(({ sent }) => sent.sid) }
    const answer = await api.send(invoiceMatters.checkStatus, { body }, { signal })
    if (!answer.ok) return answer
    if (answer.value.invoices.length < part.length) return succeed(null)
  }
  const drafted = going.map(({ entry, sent }) => ({ id: sent.sid, name: nameOf(entry), isNew: true }))
  return succeed(keep(workspace, [{ drafted, refused: [], failed: 0 }]))
}
