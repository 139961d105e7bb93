import { calls, previewLimit } from '../../../src/api/contract/pdfViewer.ts'
import type { Asked } from '../../../tools/product/server/visitor.ts'
import type { CallTests } from '../support/callTests.ts'

const pdf = (content: Buffer): Asked => ({ body: { base64: content.toString('base64'), filename: 'print.pdf' } })
const smallPdf = pdf(Buffer.from('%PDF-1.3\n%%EOF\n'))

export const tests: CallTests<typeof calls> = {
  keepPreview: {
    admits: 'people who file',
    request: () => smallPdf,
    refusals: {
      'pdf.notReadable': ({ admin }) => admin.ask(calls.keepPreview, pdf(Buffer.from('no PDF'))),
      'pdf.tooLarge': ({ admin }) => admin.ask(calls.keepPreview, pdf(Buffer.alloc(previewLimit + 1))),
    },
    // A preview of their own.
    toOtherCompany: {},
  },
  showPreview: {
    admits: 'people who file',
    async request(_server, visitor) {
      const kept = await visitor.ask(calls.keepPreview, smallPdf)
      return { query: { ts: /"ts":(\d+)/.exec(kept.text)?.[1] ?? '1' } }
    },
    refusals: { 'record.absent': ({ admin }) => admin.ask(calls.showPreview, { query: { ts: '1' } }) },
    toOtherCompany: 'record.absent',
  },
}
