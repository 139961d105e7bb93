import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  customerKind,
  customerSchema,
  newCustomer,
  type CustomerValues,
} from '../../../src/domain/customers/customer.ts'
import { emailsOf } from '../../../src/domain/emailRule.ts'
import { checkedRow } from '../../../src/domain/customers/row.ts'

const customer = (changes: Partial<CustomerValues> = {}): CustomerValues => ({
  ...newCustomer(),
  company_name: 'Hòa Bình',
  ...changes,
})

const problems = (changes: Partial<CustomerValues>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (v.safeParse(customerSchema, customer(changes)).issues ?? []).map(
      (issue) => [v.getDotPath(issue) ?? '', issue.message] as const,
    ),
  )
const kept = (changes: Partial<CustomerValues>) => v.parse(customerSchema, customer(changes))

describe('a customer', () => {
  it('has the name of a company or of a person', () => {
    expect(problems({ company_name: ' ' })).toEqual({ company_name: 'customer_name_is_required' })
    expect(problems({ company_name: '', buyer_name: 'Hoa' })).toEqual({})
  })

  it('of the state budget has a name of the unit and an address', () => {
    expect(problems({ company_name: '', buyer_name: 'Hoa', budget_code: '1012345' })).toEqual({
      company_name: 'name_of_unit_is_required',
      address: 'address_of_unit_is_required',
    })
    expect(problems({ budget_code: '1012345', address: 'Huế' })).toEqual({})
    expect(problems({ budget_code: '101234', address: 'Huế' })).toEqual({ budget_code: 'budget_code_has_7_digits' })
  })

  it.each([
    ['0101243150', '0101243150'],
    ['0101243150001', '0101243150-001'],
    ['0101243150 – 001', '0101243150-001'],
    ['001190012345', '001190012345'],
    ['  ', ''],
  ])('keeps the tax code %s as it is written: %s', (typed, written) => {
    expect(kept({ tax_code: typed }).tax_code).toBe(written)
  })

  it('keeps up to five e-mail addresses, each once', () => {
    expect(kept({ emails: ' a@x.vn,b@x.vn ;a@x.vn\nc@x.vn ' }).emails).toBe('a@x.vn; b@x.vn; c@x.vn')
    expect(emailsOf('a@x.vn; b@x.vn')).toEqual(['a@x.vn', 'b@x.vn'])
    expect(problems({ emails: 'a@x.vn; nobody' })).toEqual({ emails: 'customer_email_is_invalid' })
    expect(problems({ emails: `${'a'.repeat(50)}@x.vn` })).toEqual({ emails: 'customer_email_is_invalid' })
    const six = Array.from({ length: 6 }, (_none, at) => `a${at}@x.vn`).join(';')
    expect(problems({ emails: six })).toEqual({ emails: 'customer_has_too_many_emails' })
  })

  it('says what is wrong with each number', () => {
    expect(problems({ tax_code: '123', personal_id: '12', passport_no: 'A-1', phone: '12 ext 3' })).toEqual({
      tax_code: 'tax_code_is_invalid',
      personal_id: 'citizen_id_has_12_digits',
      passport_no: 'passport_has_letters_and_digits',
      phone: 'phone_is_invalid',
    })
    expect(kept({ phone: '+84 24 3926 8888' }).phone).toBe('02439268888')
  })

  it('is a unit of the state budget, another company or a person', () => {
    expect(customerKind({ company_name: 'A', budget_code: '1012345' })).toBe('budget')
    expect(customerKind({ company_name: 'A', budget_code: '' })).toBe('company')
    expect(customerKind({ company_name: '', budget_code: '' })).toBe('person')
  })

  it('of a row is refused with one problem of each cell, or kept as it is written', () => {
    expect(checkedRow(customer({ company_name: '', tax_code: 'x' })).problems).toEqual([
      { field: 'tax_code', message: 'tax_code_is_invalid' },
      { field: 'company_name', message: 'customer_name_is_required' },
    ])
    expect(checkedRow(customer({ phone: '024.3926.8888' }))).toMatchObject({
      kept: { phone: '02439268888' },
      problems: [],
    })
  })
})
