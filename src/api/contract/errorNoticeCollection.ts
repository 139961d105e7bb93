import type { NoticeFamily } from '../../domain/errorNotice/families.ts'
import { companyStaff, staffWith } from './call.ts'
import type { DocumentCollection, DocumentKind } from './documents/kind.ts'
import { pitStaff, pitStaffWith } from './pitStaff.ts'

const shared = {
  words: { one: 'a notice', that: 'the notice' },
  members: { id: 'notice_id', status: 'notice_status' },
  sending: {
    call: 'register',
    summary: 'Registers the signed XML',
    findCall: 'findRegistration',
    findPath: 'registrations',
    state: 'registered',
  },
  refusals: {
    form: ['errorNotice.notEditable', 'errorNotice.changed', 'errorNotice.documentsUnfit'],
    send: ['errorNotice.conflict', 'errorNotice.notEditable', 'errorNotice.changed', 'errorNotice.documentsUnfit'],
    delete: ['errorNotice.notDraft'],
    restore: ['errorNotice.notRestorable'],
  },
} as const satisfies Omit<DocumentKind, 'permissions'>

const certificateKind = {
  ...shared,
  permissions: {
    draft: 'pit-certificate.new',
    generate: 'pit-certificate.make',
    send: 'pit-certificate.send',
    delete: 'pit-certificate.delete',
  },
} as const satisfies DocumentKind

const invoiceKind = {
  ...shared,
  permissions: {
    draft: 'invoice.new',
    generate: 'invoice.make',
    send: 'invoice.send',
    delete: 'invoice.delete',
  },
} as const satisfies DocumentKind

export interface NoticeCollection extends DocumentCollection {
  readonly family: NoticeFamily
  readonly kind: typeof certificateKind | typeof invoiceKind
  readonly searchPath: string
  readonly xmlPath: string
}

const collectionOf = (
  base: string,
  given: Pick<NoticeCollection, 'family' | 'kind' | 'name' | 'records' | 'xmlPath' | 'readers' | 'writersWith'>,
): NoticeCollection => ({
  ...given,
  path: `${base}/error-notices`,
  sendPath: `${base}/error-notices/register`,
  countsPath: `${base}/error-notice-counts`,
  unfinishedPath: `${base}/unfinished-error-notices`,
  runsPath: `${base}/error-notice-issue-runs`,
  searchPath: `${base}/error-notice-search`,
  source: 'chosen (docs/decisions/0493)',
})

/** Notices 04/SS-CTĐT about PIT certificates that were made wrongly (decision 0493). */
const ofCertificates = collectionOf('/api/wtx/ca/v1/e-pit', {
  family: 'certificates',
  kind: certificateKind,
  name: 'errorNotices',
  records: 'notices of wrong documents',
  xmlPath: '/api/wtx/ca/v1/download/xml/error-notice',
  readers: pitStaff,
  writersWith: pitStaffWith,
})

/** Notices 04/SS-HĐĐT about invoices that were made wrongly (decision 0512). */
const ofInvoices = collectionOf('/api/wtx/ca/v1/sales', {
  family: 'invoices',
  kind: invoiceKind,
  name: 'invoiceNotices',
  records: 'notices of wrong invoices',
  xmlPath: '/api/wtx/ca/v1/download/xml/invoice-error-notice',
  readers: companyStaff,
  writersWith: staffWith,
})

/** Something of every collection, made from the collection. */
export const byFamily = <Made>(make: (collection: NoticeCollection) => Made): Readonly<Record<NoticeFamily, Made>> => ({
  certificates: make(ofCertificates),
  invoices: make(ofInvoices),
})

export const noticeCollections = byFamily((collection) => collection)
