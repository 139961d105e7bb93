import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { isSameTaxCode } from '../../src/domain/taxCode.ts'
import type { AuditRepositories } from '../audit/audit.ts'
import type { Clock } from '../clock.ts'
import type { StoreOf } from '../store/store.ts'
import type { CompanyRepositories } from './companies.ts'
import type { KnownCompany } from './directory.ts'

/** Has a company file no newer XML version than this one, or the law's again where it is empty. */
export const boundXmlVersion = (
  store: StoreOf<CompanyRepositories & AuditRepositories>,
  clock: Clock,
  taxCode: string,
  version: string,
): Promise<Result<KnownCompany, 'company.absent'>> =>
  store.transaction(async (inside) => {
    const company = (await inside.directory.all()).find((each) => isSameTaxCode(each.taxCode, taxCode))
    if (company === undefined) return fail('company.absent')
    await inside.companies.stayWithXmlVersion(company.id, version)
    const at = clock().toISOString()
    const entry = { at, companyId: company.id, accountId: null, action: 'company.xmlVersion', subjectId: company.id }
    await inside.audit.append({ ...entry, detail: { version } })
    return succeed(company)
  })
