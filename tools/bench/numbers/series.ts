import { demoCompany } from '../../../server/companies/demo/company.ts'

/** The one symbol that everybody wants numbers of. */
export const series = { companyId: demoCompany.id, year: 2026, form: '1', symbol: 'C26TAA' }
export const day = '2026-11-28'
