import { otherCompany } from '../../../server/companies/demo/company.ts'
import type { calls } from '../../../src/api/contract/settings.ts'
import type { CallTests } from '../support/callTests.ts'

export const tests: CallTests<typeof calls> = {
  company: { admits: 'people of a company', refusals: {}, toOtherCompany: { tax_id: otherCompany.tax_id } },
  // The same for everybody.
  processingTime: { admits: 'people of a company', refusals: {}, toOtherCompany: {} },
}
