import * as v from 'valibot'
import type { BodyOf, RefusalOf } from '../../../src/api/contract/call.ts'
import type { changeCompany as changeCompanyCall } from '../../../src/api/contract/settings.ts'
import {
  companyFormSchema,
  companyValuesOf,
  type CompanyInformation,
  type CompanyValues,
} from '../../../src/domain/companyForm.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { AuditRepositories } from '../../audit/audit.ts'
import type { Clock } from '../../clock.ts'
import { cityList, taxOfficeList } from '../../codeLists/codeLists.ts'
import type { CompanyRepositories } from '../../companies/companies.ts'
import type { Member } from '../../companies/member.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { sha256 } from '../../secrets/signedText.ts'
import type { StoreOf } from '../../store/store.ts'

export type Store = StoreOf<CompanyRepositories & AuditRepositories>
type ChangeRefusal = ServerRefusal<RefusalOf<typeof changeCompanyCall>>

/** SHA-256 of all that the form shows of a company, whatever the order of its fields. */
export const versionOf = (values: CompanyValues): string =>
  sha256(JSON.stringify(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1))))

/** Names of city and tax office by their codes; the office has to be one of the city's (seed 001 §3). */
const placeOf = ({ city_code, tax_office_id }: CompanyValues) => {
  const city = cityList.find((each) => each.city_code === city_code)
  const office = taxOfficeList.find((each) => each.txof_id === tax_office_id && each.city_code === city_code)
  return city === undefined || office === undefined
    ? null
    : { city_name: city.city_name, tax_office_name: office.txof_nm }
}

/** The company as it will be kept: checked, with the names that its codes stand for. */
const checked = (body: unknown): Result<Omit<CompanyInformation, 'tax_id'>, ServerRefusal<'fields.invalid'>> => {
  const { issues, typed, output } = v.safeParse(companyFormSchema, body)
  const fields = (issues ?? []).map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))
  if (!typed || fields.length > 0) return fail({ reason: 'fields.invalid', fields })
  const place = placeOf(output)
  return place === null
    ? fail({ reason: 'fields.invalid', fields: [{ field: 'tax_office_id', message: 'please_select_tax_office' }] })
    : succeed({ ...output, ...place })
}

/** Writes over the version of the company that its form was filled on, and over no other (decision 0045); the tax code stays. */
export const changeCompany = async (
  store: Store,
  clock: Clock,
  { account, companyId }: Member,
  { version, ...body }: BodyOf<typeof changeCompanyCall>,
): Promise<Result<{ version: string }, ChangeRefusal>> => {
  const next = checked(body)
  if (!next.ok) return next
  return store.transaction<{ version: string }, ChangeRefusal>(async (inside) => {
    await inside.companies.hold(companyId)
    const kept = await inside.companies.byId(companyId)
    if (kept === null) throw new Error('an account belongs to a company that is not there')
    const before = companyValuesOf(kept)
    const after = companyValuesOf({ ...kept, ...next.value })
    const [current, wanted] = [versionOf(before), versionOf(after)]
    if (current === wanted) return succeed({ version: wanted })
    if (version !== current) return fail({ reason: 'company.changed' })
    await inside.companies.change(companyId, next.value)
    const earlier = new Map<string, string>(Object.entries(before))
    const changed = Object.entries(after).filter(([name, value]) => earlier.get(name) !== value)
    await inside.audit.append({
      at: clock().toISOString(),
      companyId,
      accountId: account.id,
      action: 'company.changed',
      subjectId: companyId,
      detail: { name: after.vietnam_name, fields: changed.map(([name]) => name).join(' ') },
    })
    return succeed({ version: wanted })
  })
}
