import type { ApiClient } from '../../../api/client.ts'
import { settleUpload, uploadItems } from '../../../api/contract/items.ts'
import type { UploadResult } from '../../../api/contract/upload.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import { succeed, type Result } from '../../../domain/result.ts'
import { newUuid } from '../../../domain/uuid.ts'
import type { SettledUpload, UploadMode, UploadSummary } from '../../../machines/excelUpload/setup.ts'
import { payloadOf } from '../../../records/upload/payload.ts'
import { refusedRows } from './refusedRows.ts'
import type { UploadWorkspace } from './workspace.ts'

/** Milliseconds for an upload: 50,000 rows over a slow line. */
const sendingTime = 600_000
const fileOf = (source: File | string): File =>
  typeof source === 'string' ? new File([source], 'pasted.txt', { type: 'text/plain' }) : source

const keep = ({ sheet, refused }: UploadWorkspace, result: UploadResult): UploadSummary => {
  const { total, success, failed } = result
  refused.rows = failed === 0 ? [] : refusedRows(sheet(), result)
  return { total, success, failed }
}

/** Sends the rows under a key of their own, which the workspace keeps. */
export const sendRows = async (
  api: ApiClient,
  workspace: UploadWorkspace,
  mode: UploadMode,
  signal: AbortSignal,
): Promise<Result<UploadSummary, ServerFailure>> => {
  const { sent, file } = workspace
  sent.key = newUuid(Date.now())
  workspace.setPart(null)
  const payload = await payloadOf(
    workspace
      .sheet()
      .sent()
      .map(({ row }) => row),
  )
  const body = { payload, status: '1', file: fileOf(file.source), upload_key: sent.key, mode } as const
  const options = { signal, timeout: sendingTime, onSent: workspace.setPart }
  const answer = await api.send(uploadItems, { body }, options)
  return answer.ok ? succeed(keep(workspace, answer.value)) : answer
}

/** Asks by the key what became of the rows that were sent last. */
export const settleRows = async (
  api: ApiClient,
  workspace: UploadWorkspace,
  signal: AbortSignal,
): Promise<Result<SettledUpload, ServerFailure>> => {
  const answer = await api.send(settleUpload, { params: { key: workspace.sent.key } }, { signal })
  if (!answer.ok) return answer
  const { result } = answer.value
  return succeed(result === null ? null : keep(workspace, result))
}
