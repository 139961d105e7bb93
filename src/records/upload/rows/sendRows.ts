import type { ApiClient } from '../../../api/client.ts'
import type { UploadResult } from '../../../api/contract/upload.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import { succeed, type Result } from '../../../domain/result.ts'
import { newUuid } from '../../../domain/uuid.ts'
import type { SettledUpload, UploadMode, UploadSummary } from '../../../machines/excelUpload/setup.ts'
import { payloadOf } from '../payload.ts'
import { refusedRows } from './refusedRows.ts'
import type { UploadWorkspace } from './workspace.ts'

/** Milliseconds for an upload: 50,000 rows over a slow line. */
const sendingTime = 600_000
const fileOf = (source: File | string): File =>
  typeof source === 'string' ? new File([source], 'pasted.txt', { type: 'text/plain' }) : source

const keep = <Field extends string>(
  { list, sheet, refused }: UploadWorkspace<Field>,
  result: UploadResult,
): UploadSummary => {
  const { total, success, failed } = result
  refused.rows = failed === 0 ? [] : refusedRows(sheet(), result, list.nameOf)
  return { total, success, failed }
}

/** Sends the rows under a key of their own, which the workspace keeps. */
export const sendRows = async <Field extends string>(
  api: ApiClient,
  workspace: UploadWorkspace<Field>,
  mode: UploadMode,
  signal: AbortSignal,
): Promise<Result<UploadSummary, ServerFailure>> => {
  const { list, sent, file } = workspace
  sent.key = newUuid(Date.now())
  workspace.setPart(null)
  const payload = await payloadOf(
    workspace
      .sheet()
      .sent()
      .map(({ row }) => row),
  )
  const rows = { payload, file: fileOf(file.source), upload_key: sent.key, mode }
  const answer = await list.send(api, rows, { signal, timeout: sendingTime, onSent: workspace.setPart })
  return answer.ok ? succeed(keep(workspace, answer.value)) : answer
}

/** Asks by the key what became of the rows that were sent last. */
export const settleRows = async <Field extends string>(
  api: ApiClient,
  workspace: UploadWorkspace<Field>,
  signal: AbortSignal,
): Promise<Result<SettledUpload, ServerFailure>> => {
  const answer = await workspace.list.settle(api, workspace.sent.key, { signal })
  if (!answer.ok) return answer
  const { result } = answer.value
  return succeed(result === null ? null : keep(workspace, result))
}
