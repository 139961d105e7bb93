import type { DocumentKind } from './documents/kind.ts'
import type { NumberedCollection } from './documents/numbers.ts'
import { pitStaff, pitStaffWith } from './pitStaff.ts'

export const pitCertificateKind = {
  words: { one: 'a PIT certificate', that: 'the certificate' },
  members: { id: 'sid', status: 'etax_status' },
  sending: {
    call: 'issue',
    summary: 'Issues the signed XML',
    findCall: 'findIssue',
    findPath: 'issues',
    state: 'issued',
  },
  permissions: {
    draft: 'pit-certificate.new',
    generate: 'pit-certificate.make',
    send: 'pit-certificate.send',
    delete: 'pit-certificate.delete',
  },
  refusals: {
    form: ['pitCertificate.notEditable', 'pitCertificate.changed', 'pitCertificate.notCorrectable'],
    filing: ['pitCertificate.noSymbol'],
    send: [
      'pitCertificate.conflict',
      'pitCertificate.notEditable',
      'pitCertificate.changed',
      'pitCertificate.notCorrectable',
    ],
    delete: ['pitCertificate.notDraft'],
    restore: ['pitCertificate.notRestorable'],
  },
} as const satisfies DocumentKind

const path = '/api/wtx/ca/v1/e-pit/certificate'

/** Certificates of personal income tax withholding (seed 002 §7.17). */
export const pitCertificates: NumberedCollection = {
  name: 'pitCertificates',
  path,
  sendPath: `${path}/issue`,
  alsoSentAt: `${path}/issue-draft`,
  ofOne: { detail: 'information', timeline: 'epit-history' },
  countsPath: '/api/wtx/ca/v1/e-pit/certificate-counts',
  unfinishedPath: '/api/wtx/ca/v1/e-pit/unfinished-certificates',
  runsPath: '/api/wtx/ca/v1/e-pit/certificate-issue-runs',
  numbersPath: '/api/wtx/ca/v1/e-pit/certificate-numbers-waiting',
  records: 'PIT certificates',
  source: 'seed 002 §7.17',
  readers: pitStaff,
  contentReaders: pitStaffWith('pit-certificate.amounts'),
  writersWith: pitStaffWith,
}
