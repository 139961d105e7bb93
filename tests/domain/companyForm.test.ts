import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { cityList, taxOfficeList } from '../../server/codeLists/codeLists.ts'
import { demoCompanies, demoCompany } from '../../server/companies/demo/company.ts'
import {
  companyFormSchema,
  companyInformationSchema,
  companyTexts,
  companyValuesOf,
  type CompanyValues,
} from '../../src/domain/companyForm.ts'

const whole = companyValuesOf(v.parse(companyInformationSchema, demoCompany))
const problemsOf = (changes: Partial<CompanyValues>) =>
  (v.safeParse(companyFormSchema, { ...whole, ...changes }).issues ?? []).map((issue) => [
    v.getDotPath(issue),
    issue.message,
  ])

describe('the company', () => {
  it.each(demoCompanies)('$id of the demo data passes every rule, with the names that its codes stand for', (demo) => {
    const company = v.parse(companyInformationSchema, demo)
    expect(problemsOf(companyValuesOf(company))).toEqual([])
    const { city_code, city_name, tax_office_id: txof_id, tax_office_name: txof_nm } = company
    expect(cityList).toContainEqual({ city_code, city_name })
    expect(taxOfficeList).toContainEqual(expect.objectContaining({ txof_id, txof_nm, city_code }))
  })

  it.each([
    ['vietnam_name', 'vietnam_name_is_required'],
    ['english_name', 'english_name_is_required'],
    ['address', 'address_is_required'],
    ['email', 'email_is_required'],
    ['representative_name', 'representative_name_is_required'],
    ['rppr_phone', 'representative_phone_is_required'],
    ['rppr_dob', 'birth_date_is_required'],
    ['rppr_gender', 'gender_is_required'],
    ['rppr_nation', 'nationality_is_required'],
    ['city_code', 'city_is_required'],
    ['tax_office_id', 'please_select_tax_office'],
  ] as const)('needs %s [001-5-37 001-2.7-05]', (name, message) => {
    expect(problemsOf({ [name]: '' })).toEqual([[name, message]])
  })

  it.each([
    [{ website: 'saomaixanh.example' }, ['website', 'website_is_invalid']],
    [{ website: 'javascript:alert(1)' }, ['website', 'website_is_invalid']],
    [{ email: 'nobody' }, ['email', 'invalid_email']],
    [{ fax: '12a' }, ['fax', 'only_digits']],
    [{ phone_number: '12a' }, ['phone_number', 'only_digits']],
    [{ rppr_dob: '2026-02-30' }, ['rppr_dob', 'date_is_invalid']],
    [{ rppr_gender: '2' }, ['rppr_gender', 'gender_is_required']],
    [{ rppr_cid: '00118501234' }, ['rppr_cid', 'citizen_id_has_12_digits']],
    [{ rppr_cid: '00118501234x' }, ['rppr_cid', 'only_digits']],
    [{ rppr_cid: '0011850123456' }, ['rppr_cid', 'too_long:12']],
    [{ rppr_passport: 'C 123' }, ['rppr_passport', 'passport_has_letters_and_digits']],
  ] as const)('refuses %j [001-5-38 001-3-06]', (changes, problem) => {
    expect(problemsOf(changes)).toEqual([problem])
  })

  it('needs a citizen id of a Vietnamese representative only [001-5-39]', () => {
    expect(problemsOf({ rppr_cid: '' })).toEqual([['rppr_cid', 'citizen_id_is_required']])
    expect(problemsOf({ rppr_cid: '', rppr_nation: 'Hàn Quốc' })).toEqual([])
  })

  it('checks a citizen id of whoever has one, and needs no passport', () => {
    expect(problemsOf({ rppr_cid: '1', rppr_nation: 'Hàn Quốc' })).toEqual([['rppr_cid', 'citizen_id_has_12_digits']])
    expect(problemsOf({ rppr_passport: '' })).toEqual([])
  })

  it('keeps to the longest length of each field [001-3-05]', () => {
    const limits = Object.fromEntries(Object.entries(companyTexts).map(([name, { max }]) => [name, max]))
    expect(limits).toMatchObject({
      vietnam_name: 400,
      english_name: 200,
      abbreviation_name: 20,
      address: 400,
      email: 100,
      website: 100,
      fax: 30,
      phone_number: 20,
      representative_name: 100,
      rppr_phone: 20,
      tax_office_id: 5,
      bank_name1: 400,
      account_no1: 30,
    })
    expect(problemsOf({ abbreviation_name: 'a'.repeat(21) })).toEqual([['abbreviation_name', 'too_long:20']])
    expect(problemsOf({ bank_name2: 'a'.repeat(401) })).toEqual([['bank_name2', 'too_long:400']])
  })
})
