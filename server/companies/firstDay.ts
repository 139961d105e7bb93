import { randomInt } from 'node:crypto'
import type { Company } from '../../src/domain/company.ts'
import { isTaxCodeOf, type CompanyType } from '../../src/domain/companyType.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { isSameTaxCode } from '../../src/domain/taxCode.ts'
import type { AuditRepositories } from '../audit/audit.ts'
import type { Clock } from '../clock.ts'
import { newId } from '../store/identifiers.ts'
import type { StoreOf } from '../store/store.ts'
import { plainAccount } from './accounts.ts'
import type { CompanyRepositories } from './companies.ts'
import type { KnownCompany } from './directory.ts'
import { hashPassword } from './passwordHash.ts'

type Store = StoreOf<CompanyRepositories & AuditRepositories>

const unknownYet: Company = {
  vietnam_name: '',
  tax_id: '',
  representative_name: '',
  address: '',
  phone_number: '',
  email: '',
  tax_office_name: '',
  tax_office_id: '',
  city_name: '',
  rppr_phone: '',
  rppr_dob: '',
  rppr_gender: '',
  rppr_passport: '',
  rppr_cid: '',
  rppr_nation: '',
  company_type: 'organisation',
}

/** Letters and digits that nobody takes for one another, read from a paper or over the telephone. */
const plainCharacters = 'abcdefghjkmnpqrstuvwxyz23456789'
const drawn = (count: number): string =>
  Array.from({ length: count }, () => plainCharacters[randomInt(plainCharacters.length)]).join('')

/** A password as the rules want it (seed 001 §5), with 74 bits of chance: `K-xxxxx-xxxxx-xxxxx`. */
const passwordForOnce = (): string => `K-${[5, 5, 5].map(drawn).join('-')}`

export interface FirstDay {
  readonly taxCode: string
  readonly companyType: CompanyType
  readonly companyName: string
  /** The address that the first administrator signs in with. */
  readonly userId: string
  readonly personName: string
}

/** Two companies of one tax code, or two people of one address, are not what anybody wants, nor a tax code of the other type of company. */
export type FirstDayRefusal = 'company.exists' | 'company.otherType' | 'account.exists'

/**
 * Makes a company with its first administrator (seed 002 §7.1). What else the company is called, and its tax office, the administrator fills
 * in. Answers the password for one sign-in, which is kept nowhere.
 */
export const addCompany = async (
  store: Store,
  clock: Clock,
  { taxCode, companyType, companyName, userId, personName }: FirstDay,
): Promise<Result<{ readonly password: string }, FirstDayRefusal>> => {
  if (!isTaxCodeOf(companyType, taxCode)) return fail('company.otherType')
  const password = passwordForOnce()
  const passwordHash = await hashPassword(password)
  const [id, accountId, at] = [newId(), newId(), clock().toISOString()]
  return store.transaction(async (inside) => {
    const known = await inside.directory.all()
    if (known.some((company) => isSameTaxCode(company.taxCode, taxCode))) return fail('company.exists')
    if ((await inside.accounts.byUserId(userId)) !== null) return fail('account.exists')
    const named = { vietnam_name: companyName, tax_id: taxCode, company_type: companyType }
    if (!(await inside.companies.insertNew(id, { ...unknownYet, ...named }))) return fail('company.exists')
    const isInserted = await inside.accounts.insertNew({
      ...plainAccount,
      id: accountId,
      companyId: id,
      userId,
      name: personName,
      email: userId,
      scope: 'ADMIN',
      passwordHash,
      mustChangePassword: true,
      createdAt: at,
      changedAt: at,
    })
    if (!isInserted) return fail('account.exists')
    const entry = { at, companyId: id, accountId: null, action: 'company.added', subjectId: id }
    await inside.audit.append({ ...entry, detail: { name: companyName, taxCode, userId } })
    return succeed({ password })
  })
}

/** Nobody of the company signs in any more; its records stay. Answers how many accounts were closed. */
export const deactivateCompany = (
  store: Store,
  clock: Clock,
  taxCode: string,
): Promise<Result<{ readonly company: KnownCompany; readonly closed: number }, 'company.absent'>> =>
  store.transaction(async (inside) => {
    const company = (await inside.directory.all()).find((each) => isSameTaxCode(each.taxCode, taxCode))
    if (company === undefined) return fail('company.absent')
    const at = clock().toISOString()
    const closed = await inside.directory.close(company.id, at)
    const entry = { at, companyId: company.id, accountId: null, action: 'company.deactivated', subjectId: company.id }
    await inside.audit.append({ ...entry, detail: { taxCode, closed } })
    return succeed({ company, closed })
  })
