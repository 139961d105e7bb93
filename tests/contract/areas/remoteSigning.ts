import { calls } from '../../../src/api/contract/remoteSigning.ts'
import type { CallTests } from '../support/callTests.ts'

const request_id = 'nobody'

export const tests: CallTests<typeof calls> = {
  remoteSigningCertificates: {
    admits: 'administrators of a company',
    request: () => ({ body: { username: 'somebody' } }),
    refusals: {
      'remoteSigning.notConfigured': ({ admin }) =>
        admin.ask(calls.remoteSigningCertificates, { body: { username: 'somebody' } }),
    },
    toOtherCompany: 'remoteSigning.notConfigured',
  },
  remoteSigningRequest: {
    admits: 'administrators of a company',
    request: () => ({ body: { req_key: 'nobody', serial_no: '54' } }),
    refusals: {
      'remoteSigning.notConfigured': ({ admin }) =>
        admin.ask(calls.remoteSigningRequest, { body: { req_key: 'nobody', serial_no: '54' } }),
    },
    toOtherCompany: 'remoteSigning.notConfigured',
  },
  remoteSigningCheck: {
    admits: 'administrators of a company',
    request: () => ({ body: { request_id } }),
    refusals: {
      'remoteSigning.notConfigured': ({ admin }) => admin.ask(calls.remoteSigningCheck, { body: { request_id } }),
    },
    toOtherCompany: 'remoteSigning.notConfigured',
  },
  remoteSigningCancel: {
    admits: 'administrators of a company',
    request: () => ({ body: { request_id } }),
    refusals: {
      'remoteSigning.notConfigured': ({ admin }) => admin.ask(calls.remoteSigningCancel, { body: { request_id } }),
    },
    toOtherCompany: 'remoteSigning.notConfigured',
  },
}
