import type { ApiClient } from '../../../api/client.ts'
import { pitCertificateMatters } from '../../../api/contract/pitCertificateMatters.ts'
import { pitCertificatePayroll, type PayrollResult } from '../../../api/contract/pitCertificatePayroll.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import { succeed, type Result } from '../../../domain/result.ts'
import type { SettledUpload, UploadSummary } from '../../../machines/excelUpload/setup.ts'
import { payloadOf } from '../../../records/upload/payload.ts'
import type { PayrollEntry } from './payrollSheet.ts'
import type { PayrollWorkspace } from './workspace.ts'

/** Milliseconds for an upload: 10,000 rows over a slow line. */
const sendingTime = 300_000

const draftedOf = ({ sid, kept }: PayrollEntry, isDouble: boolean) => ({
  id: sid,
  name: [kept.taxpayer_nm, kept.taxpayer_taxcd].filter((part) => part !== '').join(' – '),
  isDouble,
})

const keepAll = ({ outcome }: PayrollWorkspace, sent: readonly PayrollEntry[], doubles: ReadonlySet<number>) => {
  outcome.refused = []
  outcome.drafted = sent.map((entry, place) => draftedOf(entry, doubles.has(place)))
  return { total: sent.length, success: sent.length, failed: 0 }
}

const keep = (
  workspace: PayrollWorkspace,
  sent: readonly PayrollEntry[],
  { total, success, failed, rows, doubles }: PayrollResult,
): UploadSummary => {
  if (failed === 0) return keepAll(workspace, sent, new Set(doubles.map(({ row }) => row)))
  const reasons = new Map(rows.map(({ row, message }) => [row, message]))
  workspace.outcome.refused = sent.map(({ read, kept }, place) => ({
    number: read.number,
    name: kept.taxpayer_nm,
    message: reasons.get(place) ?? 'not_uploaded',
  }))
  return { total, success, failed }
}

/** Sends the rows, each with the id of its certificate: sent again, they are the same ones. */
export const sendPayroll = async (
  api: ApiClient,
  workspace: PayrollWorkspace,
  signal: AbortSignal,
): Promise<Result<UploadSummary, ServerFailure>> => {
  const { purpose, day, symbol, mailsPeople } = workspace.sheet().settings()
  const sent = workspace.sheet().sent()
  workspace.setPart(null)
  const payload = await payloadOf(sent.map(({ sid, kept }) => ({ sid, ...kept })))
  const body = { payload, inv_date: day, serial_no: symbol, req_send_email: mailsPeople ? '1' : '0' } as const
  const call = purpose === 'draft' ? pitCertificatePayroll.uploadDraft : pitCertificatePayroll.uploadIssue
  const answer = await api.send(call, { body }, { signal, timeout: sendingTime, onSent: workspace.setPart })
  return answer.ok ? succeed(keep(workspace, sent, answer.value)) : answer
}

/** Asks whether the rows that were sent last are there: all of them are, where the first is. */
export const settlePayroll = async (
  api: ApiClient,
  workspace: PayrollWorkspace,
  signal: AbortSignal,
): Promise<Result<SettledUpload, ServerFailure>> => {
  const sent = workspace.sheet().sent()
  const body = { sid: sent.slice(0, 1).map(({ sid }) => sid) }
  const answer = await api.send(pitCertificateMatters.checkStatus, { body }, { signal })
  if (!answer.ok) return answer
  return succeed(answer.value.certificates.length === 0 ? null : keepAll(workspace, sent, new Set()))
}
