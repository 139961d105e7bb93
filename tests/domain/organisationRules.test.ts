import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import {
  columnsIn,
  emptyOrganisation,
  everyOrganisationList,
  organisationLists,
  type OrganisationList,
} from '../../src/domain/declaration/organisations.ts'
import { declarationSchema, draftSchema } from '../../src/domain/declaration/schemas.ts'
import { sampleDeclaration } from '../../walks/flows/sampleDeclaration.ts'

/** A row that passes in the list of units that look up invoices; the other lists have fewer columns. */
const row = {
  org_name: 'Chi nhánh Hải Phòng',
  tax_code: '0101243150-001',
  invoices: '3',
  issued_from: '2026-07-01',
  issued_to: '2026-12-31',
  from_date: '2026-08-01',
  to_date: '2027-07-31',
  note: 'Kế toán',
}
const rowOf = (list: OrganisationList) => ({
  ...emptyOrganisation,
  ...Object.fromEntries(columnsIn(list).map((column) => [column, row[column]])),
})

const problemsBy = (schema: v.GenericSchema, change: object): string[] =>
  (v.safeParse(schema, { ...sampleDeclaration, ...change }, { abortPipeEarly: true }).issues ?? []).map(
    (issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`,
  )
const problems = (change: object) => problemsBy(declarationSchema(eInvoice), change)
const problemsOfRow = (list: OrganisationList, change: object) => problems({ [list]: [{ ...rowOf(list), ...change }] })

it.each(['1', '2', '3'])('a unit looks up invoices that are sold, bought, or both: %s', (invoices) => {
  expect(problemsOfRow('lookup_units', { invoices })).toEqual([])
})

describe.each(everyOrganisationList)('the organisations of %s', (list) => {
  it('pass with all their columns and without a note', () => {
    expect(problemsOfRow(list, {})).toEqual([])
    expect(problemsOfRow(list, { note: '' })).toEqual([])
  })

  it.each([
    ['org_name', '', 'organisation_name_is_required'],
    ['org_name', ' \t', 'organisation_name_is_required'],
    ['org_name', 'Đ'.repeat(401), 'too_long:400'],
    ['tax_code', '', 'organisation_tax_code_is_required'],
    ['tax_code', '0101', 'tax_code_is_invalid'],
    ['from_date', '', 'from_date_is_required'],
    ['from_date', '01/08/2026', 'date_is_invalid'],
    ['from_date', 'tháng 8', 'date_is_invalid'],
    ['to_date', '2026-02-30', 'date_is_invalid'],
    ['to_date', '2027-07-31T00:00:00', 'date_is_invalid'],
    ['to_date', '2026-07-31', 'period_ends_before_it_begins'],
    ['note', 'Đ'.repeat(256), 'too_long:255'],
  ])('are refused with %s "%s": %s', (column, text, message) => {
    expect(problemsOfRow(list, { [column]: text })).toEqual([`${list}.0.${column}: ${message}`])
  })

  it('may begin and end on one day, and have 400 letters of name and 255 of note', () => {
    const longest = { to_date: row.from_date, org_name: 'Đ'.repeat(400), note: 'Đ'.repeat(255) }
    expect(problemsOfRow(list, longest)).toEqual([])
  })

  it('name every broken rule of every row', () => {
    const broken = { ...rowOf(list), org_name: '', to_date: '2026-07-31' }
    expect(problems({ [list]: [rowOf(list), broken] }).toSorted()).toEqual([
      `${list}.1.org_name: organisation_name_is_required`,
      `${list}.1.to_date: period_ends_before_it_begins`,
    ])
  })

  it('are 50 at most, whatever else is wrong', () => {
    const rows = (count: number, change = {}) => Array.from({ length: count }, () => ({ ...rowOf(list), ...change }))
    expect(problems({ [list]: rows(50) })).toEqual([])
    expect(problems({ [list]: rows(51) })).toEqual([`${list}: too_many_organisations`])
    expect(problems({ [list]: rows(51, { note: 'Đ'.repeat(256) }) })).toContain(`${list}: too_many_organisations`)
  })

  it('may lack what a draft does not say yet, and what they say is held to the rules', () => {
    const draft = (change: object) =>
      problemsBy(draftSchema(eInvoice), { [list]: [{ ...emptyOrganisation, ...change }] })
    expect(draft({})).toEqual([])
    expect(draft({ tax_code: '0101' })).toEqual([`${list}.0.tax_code: tax_code_is_invalid`])
    expect(draft({ from_date: '2026-08-02', to_date: '2026-08-01' })).toEqual([
      `${list}.0.to_date: period_ends_before_it_begins`,
    ])
  })
})

it.each(everyOrganisationList.filter((list) => list !== 'lookup_units'))(
  'organisations of %s have no rule in a column that their list has not, drafts neither',
  (list) => {
    expect(problemsOfRow(list, { invoices: '9' })).toEqual([])
    expect(problemsBy(draftSchema(eInvoice), { [list]: [{ ...emptyOrganisation, invoices: '9' }] })).toEqual([])
  },
)

describe('the units that look up invoices', () => {
  it.each([
    ['invoices', '', 'looked_up_invoices_are_required'],
    ['invoices', '4', 'looked_up_invoices_are_required'],
    ['issued_from', '', 'from_date_is_required'],
    ['issued_to', '', 'to_date_is_required'],
    ['to_date', '', 'to_date_is_required'],
    ['issued_to', '2026-06-30', 'period_ends_before_it_begins'],
  ])('are refused with %s "%s": %s', (column, text, message) => {
    expect(problemsOfRow('lookup_units', { [column]: text })).toEqual([`lookup_units.0.${column}: ${message}`])
  })

  it('are the only ones whose period has to end', () => {
    const open = everyOrganisationList.filter((list) => problemsOfRow(list, { to_date: '' }).length === 0)
    expect(open).toEqual(['solution_provider', 'tvan_company', 'dependent_units'])
  })
})

describe('the elements of a row', () => {
  const ofSections7To9 = (name: string, code: string) => [
    [name, 'text', 400, null],
    [code, 'code', 14, null],
    ['TNgay', 'date', 10, null],
    ['DNgay', 'date', 10, '2.1.1'],
    ['GChu', 'text', 255, '2.1.1'],
  ]

  it.each([
    ['solution_provider', ofSections7To9('TTCGP', 'MSTTCGP')],
    ['tvan_company', ofSections7To9('TTCTN', 'MSTTCTN')],
    ['dependent_units', ofSections7To9('TDVHTPT', 'MSTDVHTPT')],
    [
      'lookup_units',
      [
        ['TDVi', 'text', 400, null],
        ['MST', 'code', 14, null],
        ['HDBRMVao', 'code', 1, null],
        ['TDLHDTNgay', 'date', 10, null],
        ['TDLHDDNgay', 'date', 10, null],
        ['TGUQTNgay', 'date', 10, null],
        ['TGUQDNgay', 'date', 10, null],
        ['GChu', 'text', 255, '2.1.1'],
      ],
    ],
  ] as const)(
    'of %s have their type and length, and from which version they may be left out (law of 2026 §2)',
    (list, elements) => {
      expect(
        Object.values(organisationLists[list].columns).map(({ element }) =>
          element === null ? null : [element.tag, element.type, element.max, element.ifAnySince ?? null],
        ),
      ).toEqual(elements)
    },
  )
})
