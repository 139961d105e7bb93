import { readCode } from './reading.ts'
import { writtenTaxCode } from './taxCode.ts'

/** What a company is to tax law. A business household (hộ kinh doanh) stands for a business individual as well. */
export const companyTypes = ['organisation', 'household'] as const
export type CompanyType = (typeof companyTypes)[number]

/** An organisation where nothing is said, as with a backend that does not know of types. */
export const readCompanyType = readCode(companyTypes, 'organisation')

/** A household's tax code is the personal id of its representative, 12 digits; no organisation has one of 12 (law of 2026 §5). */
export const isTaxCodeOf = (type: CompanyType, taxCode: string): boolean =>
  /^\d{12}$/.test(writtenTaxCode(taxCode)) === (type === 'household')
