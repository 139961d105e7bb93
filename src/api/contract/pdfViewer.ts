import * as v from 'valibot'
import { textUpTo } from '../../domain/bounded.ts'
import { describeCall, filers, noBody, none } from './call.ts'

const path = '/api/pdf-viewer'

/** Bytes of the largest PDF that can be previewed. */
export const previewLimit = 1024 * 1024

const fileName = v.pipe(textUpTo(150), v.trim(), v.nonEmpty(), v.regex(/^[^\p{Cc}\p{Cs}/\\]+$/u))

export const keepPreview = describeCall({
  name: 'pdfViewer.keep',
  summary:
    'Takes a PDF that the page has made, for its viewer; it replaces the one before and is gone after ten minutes',
  method: 'POST',
  path,
  access: filers,
  params: none,
  query: none,
  body: v.strictObject({ base64: v.pipe(textUpTo(2 * previewLimit), v.nonEmpty(), v.base64()), filename: fileName }),
  /** `ts` names the PDF when it is shown: Unix time in milliseconds at which it was taken. */
  answer: v.object({ ts: v.number() }),
  refusals: ['pdf.notReadable', 'pdf.tooLarge'],
  source: 'seed 000 §7; answer chosen',
})

export const showPreview = describeCall({
  name: 'pdfViewer.show',
  summary: 'The PDF that this session has given, for a frame of the page',
  method: 'GET',
  path,
  access: filers,
  params: none,
  query: v.strictObject({ ts: v.pipe(textUpTo(15), v.regex(/^\d{1,15}$/), v.transform(Number)) }),
  body: noBody,
  document: 'application/pdf',
  answer: v.object({ base64: v.string(), filename: v.string() }),
  refusals: ['record.absent'],
  source: 'seed 000 §7',
})

export const calls = { keepPreview, showPreview }
