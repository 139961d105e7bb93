import type { DocumentCollection, DocumentKind } from './documents/kind.ts'
import { pitStaff, pitStaffWith } from './pitStaff.ts'

export const errorNoticeKind = {
  words: { one: 'a notice', that: 'the notice' },
  members: { id: 'notice_id', status: 'notice_status' },
  sending: {
    call: 'register',
    summary: 'Registers the signed XML',
    findCall: 'findRegistration',
    findPath: 'registrations',
    state: 'registered',
  },
  permissions: {
    draft: 'pit-certificate.new',
    generate: 'pit-certificate.make',
    send: 'pit-certificate.send',
    delete: 'pit-certificate.delete',
  },
  refusals: {
    form: ['errorNotice.notEditable', 'errorNotice.changed', 'errorNotice.documentsUnfit'],
    send: ['errorNotice.conflict', 'errorNotice.notEditable', 'errorNotice.changed', 'errorNotice.documentsUnfit'],
    delete: ['errorNotice.notDraft'],
    restore: ['errorNotice.notRestorable'],
  },
} as const satisfies DocumentKind

const path = '/api/wtx/ca/v1/e-pit/error-notices'

/** Notices 04/SS-CTĐT about documents that were made wrongly (decision 0493). */
export const errorNotices: DocumentCollection = {
  name: 'errorNotices',
  path,
  sendPath: `${path}/register`,
  countsPath: '/api/wtx/ca/v1/e-pit/error-notice-counts',
  unfinishedPath: '/api/wtx/ca/v1/e-pit/unfinished-error-notices',
  runsPath: '/api/wtx/ca/v1/e-pit/error-notice-issue-runs',
  records: 'notices of wrong documents',
  source: 'chosen (docs/decisions/0493)',
  readers: pitStaff,
  writersWith: pitStaffWith,
}
