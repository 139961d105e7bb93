import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isTaxCodeOf, readCompanyType } from '../../src/domain/companyType.ts'
import { codeItems } from '../../src/domain/codeLists.ts'
import { newDeclaration } from '../../src/domain/declaration/defaults.ts'
import { householdProblems, isForCompanyType } from '../../src/domain/declaration/household.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { newTemplate } from '../../src/domain/templates/template.ts'
import { beginningFor, householdProblems as symbolProblems } from '../../src/domain/templates/household.ts'
import { sampleDeclaration } from '../../walks/flows/sampleDeclaration.ts'

it.each([
  ['001185012345', 'household'],
  [' 001 185 012 345', 'household'],
  ['0101243150', 'organisation'],
  ['0101243150-001', 'organisation'],
  ['0101243150001', 'organisation'],
] as const)('the tax code %s is one of a %s alone', (code, type) => {
  expect([isTaxCodeOf('household', code), isTaxCodeOf('organisation', code)]).toEqual([
    type === 'household',
    type === 'organisation',
  ])
})

it('a household has no tax code of more than 12 digits', () => {
  expect(isTaxCodeOf('household', '00118501234567')).toBe(false)
  expect(isTaxCodeOf('household', '001185012345/1')).toBe(false)
})

it.each([
  ['household', 'household'],
  ['organisation', 'organisation'],
  ['bank', 'organisation'],
  [undefined, 'organisation'],
])('the company type %s of a backend is read as %s', (sent, type) => {
  expect(v.parse(readCompanyType, sent)).toBe(type)
})

describe('form 01/ĐKTĐ-HĐĐT of a household', () => {
  const newOf = (company_type: 'household' | 'organisation') =>
    newDeclaration(eInvoice, {
      company: { ...demoCompany, company_type },
      types: codeItems('declaration-type'),
      names: codeItems(eInvoice.codeGroups.names),
      versions: codeItems('xml-version'),
      today: '2026-11-20',
    })

  it('begins with sales invoices, that of an organisation with VAT invoices', () => {
    const chosen = ({ inv_type1, inv_type2 }: { inv_type1: boolean; inv_type2: boolean }) => [inv_type1, inv_type2]
    expect(chosen(newOf('household'))).toEqual([false, true])
    expect(chosen(newOf('organisation'))).toEqual([true, false])
    expect(householdProblems(newOf('household'), 'household')).toEqual([])
  })

  it('has the boxes but those of organisations, and begins with the same as that of an organisation else', () => {
    const closed = eInvoice.flags.filter((flag) => !isForCompanyType(flag, 'household'))
    expect(closed.toSorted()).toEqual(['attribute11', 'attribute2', 'inv_type1', 'inv_type7'])
    expect(eInvoice.flags.every((flag) => isForCompanyType(flag, 'organisation'))).toBe(true)
    const values = newOf('household')
    expect(eInvoice.flags.filter((flag) => values[flag])).toEqual(['attribute1', 'attribute6', 'inv_type2'])
  })

  it.each([
    ['attribute2', 'attribute1', 'household_invoices_have_a_code'],
    ['attribute11', 'attribute1', 'household_invoices_have_a_code'],
    ['inv_type1', 'inv_type1', 'household_has_no_vat_invoices'],
    ['inv_type7', 'inv_type1', 'household_has_no_vat_invoices'],
  ] as const)('does not take %s', (flag, field, message) => {
    const none = { inv_type1: false, inv_type7: false, attribute2: false, attribute11: false }
    const values = { ...sampleDeclaration, ...none, [flag]: true }
    expect(householdProblems(values, 'household')).toEqual([{ field, message }])
    expect(householdProblems(values, 'organisation')).toEqual([])
  })

  it('takes the box of areas in difficulty', () => {
    expect(householdProblems({ ...newOf('household'), attribute4: true }, 'household')).toEqual([])
  })
})

describe('a template of a household', () => {
  const invoice = { ...newTemplate('invoice', '2026-11-20', 'logo'), smbl_type: 'T' }

  it('begins with form 2 and its layout, that of an organisation with form 1', () => {
    expect(beginningFor('household', 'invoice', invoice)).toMatchObject({ form_no: '2', temp_id: '2000000201' })
    expect(beginningFor('organisation', 'invoice', invoice)).toEqual(invoice)
  })

  it.each([
    ['form_no', '1'],
    ['smbl_kind', 'K'],
    ['smbl_type', 'X'],
  ] as const)('has no %s %s', (field, code) => {
    const values = { ...beginningFor('household', 'invoice', invoice), [field]: code }
    expect(symbolProblems('household', 'invoice', values)).toEqual([{ field, message: 'symbol_is_not_for_households' }])
    expect(symbolProblems('organisation', 'invoice', values)).toEqual([])
  })

  it('keeps form 2 where it begins with it', () => {
    const ofForm2 = { ...invoice, form_no: '2', temp_id: '' }
    expect(beginningFor('household', 'invoice', ofForm2)).toEqual(ofForm2)
  })

  it.each([
    ['smbl_type', 'T'],
    ['smbl_type', 'M'],
    ['smbl_kind', 'C'],
    ['smbl_type', ''],
    ['smbl_kind', ''],
    ['form_no', ''],
  ] as const)('may have %s "%s"', (field, code) => {
    const values = { ...beginningFor('household', 'invoice', invoice), [field]: code }
    expect(symbolProblems('household', 'invoice', values)).toEqual([])
  })

  it('of an e-document is that of an organisation', () => {
    const certificate = newTemplate('document', '2026-11-20', 'logo')
    expect(beginningFor('household', 'document', certificate)).toEqual(certificate)
    expect(symbolProblems('household', 'document', certificate)).toEqual([])
  })
})
