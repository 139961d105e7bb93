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

type Place = Pick<CompanyInformation, 'city_name' | 'tax_office_name'>
type Invalid = ServerRefusal<'fields.invalid'>

/**
 * Names of city and tax office by their codes; the office has to be one of the city's (seed 001 §3). What the company has already and the
 * lists of today have not is kept with the names that it had.
 */
const placeOf = ({ city_code, tax_office_id }: CompanyValues, kept: CompanyInformation): Result<Place, Invalid> => {
  const city = cityList.find((each) => each.city_code === city_code)
  const office = taxOfficeList.find((each) => each.txof_id === tax_office_id && each.city_code === city_code)
  if (city !== undefined && office !== undefined)
    return succeed({ city_name: city.city_name, tax_office_name: office.txof_nm })
  if (city_code === kept.city_code && tax_office_id === kept.tax_office_id)
    return succeed({ city_name: kept.city_name, tax_office_name: kept.tax_office_name })
  return fail({
    reason: 'fields.invalid',
    fields: [{ field: 'tax_office_id', message: 'please_select_tax_office' }],
  })
}

const checked = (body: unknown): Result<CompanyValues, Invalid> => {
  const { issues, typed, output } = v.safeParse(companyFormSchema, body)
  const fields = (issues ?? []).map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))
  return typed && fields.length === 0 ? succeed(output) : fail({ reason: 'fields.invalid', fields })
}

/** Fields that differ; a tax office or city that has another name is another, though its code stays. */
const changedFields = (before: CompanyInformation, after: CompanyInformation): readonly string[] => {
  const earlier = new Map<string, string>(Object.entries(companyValuesOf(before)))
  const isRenamed: Readonly<Record<string, boolean>> = {
    city_code: before.city_name !== after.city_name,
    tax_office_id: before.tax_office_name !== after.tax_office_name,
  }
  return Object.entries(companyValuesOf(after))
    .filter(([name, value]) => earlier.get(name) !== value || isRenamed[name] === true)
    .map(([name]) => name)
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
    const place = placeOf(next.value, kept)
    if (!place.ok) return place
    const content = { ...next.value, ...place.value }
    const after = { ...kept, ...content }
    const [current, wanted] = [versionOf(companyValuesOf(kept)), versionOf(companyValuesOf(after))]
    const fields = changedFields(kept, after)
    if (fields.length === 0) return succeed({ version: wanted })
    if (version !== current) return fail({ reason: 'company.changed' })
    await inside.companies.change(companyId, content)
    await inside.audit.append({
      at: clock().toISOString(),
      companyId,
      accountId: account.id,
      action: 'company.changed',
      subjectId: companyId,
      detail: { name: after.vietnam_name, fields: fields.join(' ') },
    })
    return succeed({ version: wanted })
  })
}
