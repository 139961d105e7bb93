import type { calls } from '../../../src/api/contract/itemLookup.ts'
import type { CallTests } from '../support/callTests.ts'

export const tests: CallTests<typeof calls> = {
  lookupItems: {
    admits: 'people of a company',
    request: () => ({ body: { text: 'che xanh', day: '2026-12-31' } }),
    refusals: {},
    // Items of its own.
    toOtherCompany: { items: [{ item_code: 'HQ-1', rate: '8%' }] },
  },
  lookupItemCodes: {
    admits: 'people of a company',
    request: () => ({ body: { codes: ['HQ-1', 'CHE-001', 'unknown'], day: '2027-01-01' } }),
    refusals: {},
    toOtherCompany: { items: [{ asked: 'HQ-1', item_code: 'HQ-1', rate: '10%' }] },
  },
}
