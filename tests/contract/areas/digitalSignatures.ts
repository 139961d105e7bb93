import type { calls } from '../../../src/api/contract/digitalSignatures.ts'
import type { CallTests } from '../support/callTests.ts'

export const tests: CallTests<typeof calls> = {
  digitalSignatures: {
    admits: 'people of a company',
    refusals: {},
    toOtherCompany: { digital_signatures: [], pagination: { total_elements: 0 } },
  },
  checkSkip: { admits: 'people of a company', refusals: {}, toOtherCompany: { types: [] } },
}
