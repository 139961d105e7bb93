import type { calls } from '../../../src/api/contract/auditTrail.ts'
import type { CallTests } from '../support/callTests.ts'

export const tests: CallTests<typeof calls> = {
  listAudit: {
    admits: 'administrators of a company',
    request: () => ({ query: { search_value: 'quoc bao session.opened', from: '2020-01-01', to: '2099-12-31' } }),
    refusals: {},
    toOtherCompany: { entries: [], pagination: { total_elements: 0 } },
  },
  exportAudit: {
    admits: 'administrators of a company',
    refusals: {},
    toOtherCompany: { namesFirstCompany: false },
  },
}
