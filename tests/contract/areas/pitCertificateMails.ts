import type { calls } from '../../../src/api/contract/pitCertificateMails.ts'
import type { CallTests } from '../support/callTests.ts'
import { pitWriters } from '../support/pitCertificates.ts'

const first = { attachment: 'none', password: 'identity' }

export const tests: CallTests<typeof calls> = {
  readPitCertificateMailChoice: { admits: pitWriters, refusals: {}, toOtherCompany: first },
  choosePitCertificateMail: {
    admits: pitWriters,
    request: () => ({ body: first }),
    refusals: {},
    toOtherCompany: first,
  },
}
