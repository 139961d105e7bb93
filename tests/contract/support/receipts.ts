import * as v from 'valibot'
import { listOf, textUpTo } from '../../../src/domain/bounded.ts'
import { companyStaff, staffWith } from '../../../src/api/contract/call.ts'
import { editionEntries, formCalls, type EditionSchema } from '../../../src/api/contract/documents/form.ts'
import { historyCalls } from '../../../src/api/contract/documents/history.ts'
import type { DocumentKind } from '../../../src/api/contract/documents/kind.ts'
import { issueRunCalls } from '../../../src/api/contract/documents/issueRuns.ts'
import { askedDays, listCalls } from '../../../src/api/contract/documents/list.ts'
import { numberCalls, type NumberedCollection } from '../../../src/api/contract/documents/numbers.ts'
import { signedXmlCall } from '../../../src/api/contract/documents/output.ts'
import { sendingCalls } from '../../../src/api/contract/documents/sending.ts'
import { unfinishedCalls } from '../../../src/api/contract/documents/unfinished.ts'

const collection: NumberedCollection = {
  name: 'receipts',
  path: '/api/receipts',
  sendPath: '/api/receipts/issue',
  countsPath: '/api/receipt-counts',
  unfinishedPath: '/api/unfinished-receipts',
  runsPath: '/api/receipt-issue-runs',
  numbersPath: '/api/receipt-numbers-waiting',
  records: 'receipts',
  source: 'test',
  readers: companyStaff,
  writersWith: staffWith,
}

const receiptKind = {
  words: { one: 'a receipt', that: 'the receipt' },
  members: { id: 'receipt_id', status: 'receipt_status' },
  sending: {
    call: 'issue',
    summary: 'Issues the signed XML',
    findCall: 'findIssue',
    findPath: 'issues',
    state: 'issued',
  },
  permissions: { draft: 'settings', generate: 'settings', send: 'settings', delete: 'settings' },
  refusals: {
    form: ['receipt.issued'],
    send: ['receipt.numberTaken'],
    delete: ['receipt.notDraft'],
    restore: ['receipt.gone'],
  },
} as const satisfies DocumentKind

const content = v.strictObject({ receipt_id: textUpTo(64), amount: textUpTo(20) })
export type Receipt = v.InferOutput<typeof content>

const edition: EditionSchema<Receipt> = v.strictObject({ ...content.entries, ...editionEntries })
const issued = v.object({ receipt_id: v.string() })

const receipts = {
  ...receiptKind,
  query: v.strictObject(askedDays),
  beyondSeeds: [],
  answer: v.object({ receipts: listOf(issued, 100) }),
  statuses: ['draft', 'issued'],
  detail: content,
  edition,
  saved: issued,
  generated: v.object({ xml_data: v.string() }),
  sent: issued,
} as const

/** The calls of a kind of document that nobody files. */
export const receiptCalls = {
  ...listCalls(collection, receipts),
  ...formCalls(collection, receipts),
  ...sendingCalls(collection, receipts),
  ...historyCalls(collection, receiptKind, content),
  runs: issueRunCalls(collection, receiptKind),
  numbers: numberCalls(collection),
  unfinished: unfinishedCalls(collection, { content, answered: content }),
  signedXml: signedXmlCall({ name: 'receipts', path: '/api/receipt-xml', access: companyStaff, source: 'test' }),
}
