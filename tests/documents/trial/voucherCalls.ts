import * as v from 'valibot'
import { companyStaff, staffWith } from '../../../src/api/contract/call.ts'
import { editionEntries, formCalls, type EditionSchema } from '../../../src/api/contract/documents/form.ts'
import { historyCalls } from '../../../src/api/contract/documents/history.ts'
import { issueRunCalls } from '../../../src/api/contract/documents/issueRuns.ts'
import type { DocumentKind } from '../../../src/api/contract/documents/kind.ts'
import { askedDays, listCalls } from '../../../src/api/contract/documents/list.ts'
import { numberCalls, type NumberedCollection } from '../../../src/api/contract/documents/numbers.ts'
import { signedXmlCall } from '../../../src/api/contract/documents/output.ts'
import { sendingCalls } from '../../../src/api/contract/documents/sending.ts'
import { unfinishedCalls } from '../../../src/api/contract/documents/unfinished.ts'
import { listQuery, paginationSchema } from '../../../src/api/contract/paging.ts'
import { listOf, mostAnswered } from '../../../src/domain/bounded.ts'
import { readText, readTextOrNull } from '../../../src/domain/reading.ts'
import { voucherEntries, voucherStatuses, type VoucherContent } from './voucher.ts'

const collection: NumberedCollection = {
  name: 'vouchers',
  path: '/api/vouchers',
  sendPath: '/api/vouchers',
  countsPath: '/api/voucher-counts',
  unfinishedPath: '/api/unfinished-vouchers',
  runsPath: '/api/voucher-issue-runs',
  numbersPath: '/api/voucher-numbers-waiting',
  records: 'vouchers',
  source: 'test',
  readers: companyStaff,
  writersWith: staffWith,
}

export const voucherKind = {
  words: { one: 'a voucher', that: 'the voucher' },
  members: { id: 'voucher_id', status: 'voucher_status' },
  sending: {
    call: 'issue',
    summary: 'Issues the signed XML',
    findCall: 'findIssue',
    findPath: 'issues',
    state: 'issued',
  },
  permissions: { draft: 'settings', generate: 'settings', send: 'settings', delete: 'settings' },
  refusals: {
    form: ['voucher.notEditable', 'voucher.changed'],
    send: ['voucher.conflict', 'voucher.notEditable', 'voucher.changed'],
    delete: ['voucher.notDraft'],
    restore: ['voucher.notRestorable'],
  },
} as const satisfies DocumentKind

const content = v.strictObject(voucherEntries)
const row = v.object({ ...voucherEntries, voucher_status: v.string() })
const edition: EditionSchema<VoucherContent> = v.strictObject({ ...voucherEntries, ...editionEntries })

const described = {
  ...voucherKind,
  query: v.strictObject({ ...askedDays, ...listQuery(['day']) }),
  beyondSeeds: [],
  answer: v.object({ vouchers: listOf(row, mostAnswered), pagination: paginationSchema }),
  statuses: voucherStatuses,
  detail: v.object({
    ...row.entries,
    version: readText,
    message: readText,
    number: v.nullable(v.number()),
    signed_xml_url: readTextOrNull,
  }),
  edition,
  saved: v.object({ voucher_id: readText, version: readText }),
  generated: v.object({ voucher_id: readText, version: readText, xml: readText, sign_id: readText, req_key: readText }),
  sent: v.object({ voucher_id: readText, req_key: readText }),
} as const

/** The calls of vouchers. */
export const voucherCalls = {
  ...listCalls(collection, described),
  ...formCalls(collection, described),
  ...sendingCalls(collection, described),
  ...historyCalls(collection, voucherKind, content),
  runs: issueRunCalls(collection, voucherKind),
  numbers: numberCalls(collection),
  unfinished: unfinishedCalls(collection, { content, answered: content }),
  signedXml: signedXmlCall({ name: 'vouchers', path: '/api/voucher-xml', access: companyStaff, source: 'test' }),
}
