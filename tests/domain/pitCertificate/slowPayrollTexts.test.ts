import { describe, expect, it } from 'vitest'
import { recordOf } from '../../../src/domain/form/table.ts'
import { checkedPayrollRow } from '../../../src/domain/pitCertificate/payroll/check.ts'
import { fieldOfHeading, payrollFields } from '../../../src/domain/pitCertificate/payroll/columns.ts'
import { readPayrollRow } from '../../../src/domain/pitCertificate/payroll/readRow.ts'

const rules = { purpose: 'issue', day: '2026-11-20', isNationality: () => false } as const
const columns = recordOf(payrollFields, (field) => payrollFields.indexOf(field))
const rowOf = (text: string) => recordOf(payrollFields, () => text)
const cellsOf = (text: string) => payrollFields.map(() => ({ kind: 'text', text }) as const)

/** Texts whose reading by a careless pattern takes the square of their length, or longer. */
const slowTexts = (length: number): readonly string[] => [
  ' '.repeat(length) + 'x',
  `1${' '.repeat(length)}x`,
  '0'.repeat(length) + 'x',
  '1.'.repeat(length / 2) + 'x',
  '1.000'.repeat(length / 5) + ',',
  '-'.repeat(length),
  '[05]'.repeat(length / 4) + '!',
  '[05] '.repeat(length / 5) + '!',
  'a@'.repeat(length / 2),
  `${'a.'.repeat(length / 2)}@`,
  '\u{301}'.repeat(length),
  'ﷺ'.repeat(length),
  '\u{200B}'.repeat(length),
]

describe('texts that are slow to read', () => {
  it.each(slowTexts(200_000).map((text) => [`${JSON.stringify(text.slice(0, 6))}… of ${text.length}`, text] as const))(
    'cost a payroll no more than their length, as headings and in every cell: %s',
    (_name, text) => {
      const started = performance.now()
      expect(fieldOfHeading(text)).toBeNull()
      expect(checkedPayrollRow(rowOf(text), rules).problems).not.toEqual([])
      const { problems } = checkedPayrollRow(readPayrollRow({ number: 1, cells: cellsOf(text) }, columns).values, rules)
      expect(problems.map(({ field }) => field)).toContain('final_income_tax')
      expect(performance.now() - started).toBeLessThan(2_000)
    },
  )
})

it('a cell that is longer than what is read of it is no amount, code or month', () => {
  const { problems } = checkedPayrollRow(
    readPayrollRow({ number: 1, cells: cellsOf(`1${' '.repeat(1_000)}000000`) }, columns).values,
    rules,
  )
  expect(problems.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['taxpayer_taxcd', 'income_from_mon', 'final_income_amt', 'final_income_tax']),
  )
})
