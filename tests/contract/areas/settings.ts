import { otherCompany } from '../../../server/companies/demo/company.ts'
import { calls } from '../../../src/api/contract/settings.ts'
import { companyValuesOf } from '../../../src/domain/companyForm.ts'
import type { Visitor } from '../../../tools/product/server/visitor.ts'
import type { CallTests } from '../support/callTests.ts'

/** What a visitor's company says, with its version, as far as it may be read. */
const companyOf = async (visitor: Visitor) => {
  const { version, ...company } = await visitor.get(calls.company)
  return { ...companyValuesOf(company), version }
}

export const tests: CallTests<typeof calls> = {
  company: { admits: 'people who file', refusals: {}, toOtherCompany: { tax_id: otherCompany.tax_id } },
  changeCompany: {
    admits: 'administrators of a company',
    request: async ({ admin }) => ({ body: { ...(await companyOf(admin)), profile_image: '' } }),
    refusals: {
      'fields.invalid': async ({ admin }) =>
        admin.ask(calls.changeCompany, { body: { ...(await companyOf(admin)), website: 'no address' } }),
      'company.changed': async ({ admin }) =>
        admin.ask(calls.changeCompany, { body: { ...(await companyOf(admin)), fax: '1', version: 'earlier' } }),
    },
    // The version is another company's: nothing of the first is touched. A picture of the first is refused before that (tests/server/pictureAddresses).
    toOtherCompany: 'company.changed',
  },
  // The same for everybody.
  processingTime: { admits: 'people who file', refusals: {}, toOtherCompany: {} },
}
