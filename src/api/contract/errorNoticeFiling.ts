import * as v from 'valibot'
import { noticeEntries, readNoticeEntries, type NoticeContent } from '../../domain/errorNotice/content.ts'
import { readText, readTextOrNull, readTexts } from '../../domain/reading.ts'
import { editionEntries, formCalls, type EditionSchema } from './documents/form.ts'
import { issueRunCalls } from './documents/issueRuns.ts'
import { signedXmlCall } from './documents/output.ts'
import { sendingCalls } from './documents/sending.ts'
import { errorNoticeKind, errorNotices } from './errorNoticeCollection.ts'

const detailSchema = v.object({
  ...readNoticeEntries,
  version: readText,
  /** `reference` is the company's own name for it, `guid` the authority's transaction code of its answer. */
  ...readTexts(['reference', 'notice_status', 'message', 'guid', 'sign_by']),
  /** ISO 8601 with zone, or empty. */
  requested_at: readText,
  /** `YYYY-MM-DDTHH:mm:ss` in Vietnam, as the signature says it, or empty. */
  signed_at: readText,
  /** Whether it was turned down, and has been changed since without being sent again. */
  is_corrected: v.boolean(),
  signed_xml_url: readTextOrNull,
})
export type ErrorNoticeDetail = v.InferOutput<typeof detailSchema>

const editionSchema: EditionSchema<NoticeContent> = v.strictObject({ ...noticeEntries, ...editionEntries })

const filed = {
  ...errorNoticeKind,
  detail: detailSchema,
  edition: editionSchema,
  saved: v.object(readTexts(['notice_id', 'version'])),
  generated: v.object({ ...readTexts(['notice_id', 'version', 'sign_id', 'req_key']), xml_data: v.string() }),
  sent: v.object(readTexts(['notice_id', 'req_key', 'notice_status'])),
} as const

export const errorNoticeFiling = {
  ...formCalls(errorNotices, filed),
  ...sendingCalls(errorNotices, filed),
  runs: issueRunCalls(errorNotices, errorNoticeKind),
}
export type ErrorNoticeFilingCalls = typeof errorNoticeFiling

export const downloadErrorNoticeXml = signedXmlCall({
  name: 'errorNotices',
  path: '/api/wtx/ca/v1/download/xml/error-notice',
  access: errorNotices.readers,
  source: 'chosen (docs/decisions/0493)',
})

export const calls = {
  errorNoticeDetail: errorNoticeFiling.detail,
  generateErrorNoticeXml: errorNoticeFiling.generateXml,
  saveErrorNoticeDraft: errorNoticeFiling.saveDraft,
  registerErrorNotice: errorNoticeFiling.send,
  findErrorNoticeRegistration: errorNoticeFiling.findSent,
  listErrorNoticeRuns: errorNoticeFiling.runs.list,
  readErrorNoticeRun: errorNoticeFiling.runs.read,
  startErrorNoticeRun: errorNoticeFiling.runs.start,
  resumeErrorNoticeRun: errorNoticeFiling.runs.resume,
  cancelErrorNoticeRun: errorNoticeFiling.runs.cancel,
  putAwayErrorNoticeRun: errorNoticeFiling.runs.putAway,
  downloadErrorNoticeXml,
}
