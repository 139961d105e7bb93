import type { calls } from '../../../src/api/contract/search.ts'
import type { CallTests } from '../support/callTests.ts'

export const tests: CallTests<typeof calls> = {
  findRecords: {
    admits: 'people who file',
    request: () => ({ body: { search_value: 'SMX-HN01' } }),
    refusals: {},
    toOtherCompany: { groups: [] },
  },
}
