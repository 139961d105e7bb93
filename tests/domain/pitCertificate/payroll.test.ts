import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { payer } from './support/payer.ts'
import { newCertificate } from '../../../src/domain/pitCertificate/defaults.ts'
import { incomeKinds } from '../../../src/domain/pitCertificate/incomeKinds.ts'
import { checkedPayrollRow } from '../../../src/domain/pitCertificate/payroll/check.ts'
import {
  fieldOfHeading,
  payrollCaptions,
  payrollFields,
  payrollHeadings,
  type PayrollField,
  type PayrollRow,
} from '../../../src/domain/pitCertificate/payroll/columns.ts'
import { doublesIn, overlap, periodKey } from '../../../src/domain/pitCertificate/payroll/doubles.ts'
import { isFilled, readPayrollRow } from '../../../src/domain/pitCertificate/payroll/readRow.ts'
import { certificateDraftSchema, certificateSchema } from '../../../src/domain/pitCertificate/rules.ts'
import { locales } from '../../../src/domain/locale.ts'
import type { Cell, SheetRow } from '../../../src/domain/spreadsheet.ts'

const text = (value: string): Cell => ({ kind: 'text', text: value })
const number = (value: string): Cell => ({ kind: 'number', text: value })

const sound: PayrollRow = {
  taxpayer_nm: 'Nguyễn Thị Hoa',
  taxpayer_taxcd: '001190012345',
  taxpayer_nation: 'Việt Nam',
  taxpayer_resident: '1',
  taxpayer_add: 'Số 3 phố Huế, Hà Nội',
  taxpayer_tel_no: '0912345678',
  taxpayer_cid: '001190012345',
  taxpayer_eml: 'hoa@example.vn',
  income_type: incomeKinds[0],
  final_insurance_amt: '0',
  donations_amt: '0',
  income_from_mon: '1',
  income_to_mon: '6',
  income_year: '2026',
  final_income_amt: '20000000',
  final_income_before_tax: '20000000',
  final_income_tax: '2000000',
}

const columns = Object.fromEntries(payrollFields.map((field, column) => [field, column]))
const sheetRow = (changes: Partial<Record<PayrollField, Cell>>): SheetRow => ({
  number: 2,
  cells: payrollFields.map((field) => (field in changes ? (changes[field] ?? null) : text(sound[field]))),
})
const read = (changes: Partial<Record<PayrollField, Cell>>) => readPayrollRow(sheetRow(changes), columns)
const isNationality = (name: string): boolean => name === 'Việt Nam'
const checked = (changes: Partial<PayrollRow>, purpose: 'draft' | 'issue' = 'issue', day = '2026-11-20') =>
  checkedPayrollRow({ ...sound, ...changes }, { purpose, day, isNationality })
const messages = (...given: Parameters<typeof checked>) =>
  checked(...given).problems.map(({ field, message }) => [field, message])

const headings = (texts: readonly string[], at = 1): SheetRow => ({ number: at, cells: texts.map(text) })

describe('the headings of a payroll', () => {
  it.each(locales)('are recognised in any order by their captions in %s', (locale) => {
    const texts = payrollFields.map((field) => payrollCaptions[field][locale]).toReversed()
    const found = payrollHeadings([headings(['Bảng lương tháng 6']), headings(texts, 2)])
    expect(found).toMatchObject({ row: 2, missing: [] })
    expect(found?.columns.taxpayer_nm).toBe(payrollFields.length - 1)
  })

  it('are recognised by the number of the form alone, or the name alone', () => {
    expect(fieldOfHeading('[17] Thu nhập')).toBe('final_income_amt')
    expect(fieldOfHeading('  MÃ SỐ THUẾ ')).toBe('taxpayer_taxcd')
    expect(fieldOfHeading('[16] đến  tháng')).toBe('income_to_mon')
    expect(fieldOfHeading('STT')).toBeNull()
  })

  it('say which columns are missing, or that there are none', () => {
    const texts = payrollFields.slice(1).map((field) => payrollCaptions[field].vi)
    expect(payrollHeadings([headings(texts)])?.missing).toEqual(['taxpayer_nm'])
    expect(payrollHeadings([headings(['a', 'b'])])).toBeNull()
  })
})

describe('a row of a payroll', () => {
  it.each<[string, PayrollField, Cell, string]>([
    ['an amount with Vietnamese dots', 'final_income_amt', text('20.000.000'), '20000000'],
    ['an amount with commas and the sign of the currency', 'final_income_amt', text('20,000,000 đ'), '20000000'],
    ['an amount that is a number', 'final_income_amt', number('20000000'), '20000000'],
    ['a fraction as it is, for the rule to refuse', 'final_income_amt', number('1.001'), '1.001'],
    ['no amount as it was written', 'final_income_tax', text('hai triệu'), 'hai triệu'],
    ['a month with a zero', 'income_from_mon', text('06'), '06'],
    ['yes', 'taxpayer_resident', text('Có'), '1'],
    ['no', 'taxpayer_resident', text('không'), '0'],
    ['TRUE', 'taxpayer_resident', { kind: 'boolean', value: true }, '1'],
    [
      'a kind of income with its number and other case',
      'income_type',
      text('1. THU NHẬP TỪ TIỀN LƯƠNG, TIỀN CÔNG'),
      incomeKinds[0],
    ],
    ['another kind of income as it is', 'income_type', text('Thù lao giảng dạy'), 'Thù lao giảng dạy'],
    ['a line break as a blank', 'taxpayer_add', text('Số 3\nphố Huế'), 'Số 3 phố Huế'],
    [
      'a code that only shows its zeros',
      'taxpayer_taxcd',
      { kind: 'number', text: '101234567', shown: '0101234567' },
      '0101234567',
    ],
  ])('reads %s', (_what, field, cell, kept) => {
    expect(read({ [field]: cell }).values[field]).toBe(kept)
    expect(read({ [field]: cell }).problems).toEqual([])
  })

  it.each<[string, PayrollField, Cell, string]>([
    ['a tax code whose zero Excel has dropped', 'taxpayer_taxcd', number('1190012345'.slice(1)), 'zero_is_lost'],
    [
      'a personal id whose zero Excel has dropped',
      'taxpayer_cid',
      number('1190012345'.padStart(11, '1')),
      'zero_is_lost',
    ],
    ['a phone number whose zero Excel has dropped', 'taxpayer_tel_no', number('912345678'), 'zero_is_lost'],
    ['a number of more digits than Excel keeps', 'final_income_amt', number('1234567890123456'), 'digits_are_lost'],
    ['a day in place of a month', 'income_to_mon', { kind: 'date', text: '2026-06-01' }, 'cell_is_a_date'],
    ['an error', 'final_income_tax', { kind: 'error', text: '#REF!' }, 'cell_is_an_error'],
    [
      'a formula without a value, which is not computed',
      'final_income_tax',
      { kind: 'error', text: '=Q2*10%' },
      'formula_has_no_value',
    ],
  ])('says at the cell what is wrong with %s', (_what, field, cell, message) => {
    expect(read({ [field]: cell }).problems).toEqual([{ field, message }])
  })

  it('takes full-width digits for what they are, and refuses letters and digits of other alphabets', () => {
    expect(checked({ taxpayer_taxcd: '００１１９００１２３４５' }).kept.taxpayer_taxcd).toBe('001190012345')
    // The а is Cyrillic.
    const others = { taxpayer_eml: 'hoа@example.vn', taxpayer_taxcd: '٠٠١١٩٠٠١٢٣٤٥' }
    expect(messages(others).map(([field]) => field)).toEqual(['taxpayer_taxcd', 'taxpayer_eml'])
  })

  it('cuts a cell of a million letters, which a rule refuses', () => {
    const { values } = read({ taxpayer_add: text('a'.repeat(1_000_000)) })
    expect(values.taxpayer_add).toHaveLength(1000)
    expect(messages(values)).toEqual([['taxpayer_add', 'new_epit_certificate040']])
  })

  it('is one only where a column has a text', () => {
    expect(isFilled({ number: 3, cells: [null, text(' ')] }, columns)).toBe(false)
    expect(isFilled({ number: 3, cells: [null, text('x')] }, columns)).toBe(true)
  })
})

describe('the check of a row', () => {
  it('passes what is sound, kept as a form keeps it', () => {
    expect(checked({ income_from_mon: '01', taxpayer_tel_no: '+84 912 345 678' })).toEqual({
      kept: sound,
      problems: [],
    })
  })

  it('asks for one of seven kinds of income since 1 July 2026, and takes any before', () => {
    const changes = { income_type: 'Thù lao giảng dạy' }
    expect(messages(changes, 'issue', '2026-07-01')).toEqual([['income_type', 'income_kind_is_not_in_the_list']])
    expect(messages(changes, 'issue', '2026-06-30')).toEqual([])
    expect(messages(changes, 'draft', '2026-07-01')).toEqual([])
  })

  it('allows gaps in drafts alone', () => {
    const gaps = { taxpayer_eml: '', final_income_tax: '' }
    expect(messages(gaps, 'draft')).toEqual([])
    expect(messages(gaps)).toEqual([
      ['taxpayer_eml', 'new_epit_certificate048'],
      ['final_income_tax', 'new_epit_certificate063'],
    ])
  })

  it('finds what a form finds, at the same cells', () => {
    const odd = fc.constantFrom(
      '',
      ' ',
      '0',
      '13',
      '2',
      '-5',
      '2027',
      '2026',
      'x@y.vn',
      'Lào',
      '12345678901234567',
      '1.5',
    )
    const changes = fc.dictionary(fc.constantFrom(...payrollFields), odd, { maxKeys: 4 })
    fc.assert(
      fc.property(changes, fc.constantFrom('draft' as const, 'issue' as const), (changed, purpose) => {
        const row = { ...sound, ...changed }
        const blank = newCertificate({ payer, today: '2026-11-20', symbol: 'CT26AA', newest: '2.1.1' })
        const schema = purpose === 'draft' ? certificateDraftSchema : certificateSchema
        const { issues = [] } = v.safeParse(schema, { ...blank, ...row })
        const form = new Map(issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
        const own = checkedPayrollRow(row, { purpose, day: '2026-11-20', isNationality: () => true }).problems
        expect(Object.fromEntries(own.map(({ field, message }) => [field, message]))).toEqual(Object.fromEntries(form))
      }),
    )
  })
})

describe('doubles of a payroll', () => {
  const rows = (...changes: readonly Partial<PayrollRow>[]) => changes.map((change) => ({ ...sound, ...change }))

  it('are rows of one person, kind of income and year with a month in common', () => {
    const found = doublesIn(
      rows(
        { income_from_mon: '1', income_to_mon: '3' },
        { income_from_mon: '3', income_to_mon: '12' },
        { income_from_mon: '4', income_to_mon: '4', income_year: '2025' },
        { income_from_mon: '1', income_to_mon: '1', taxpayer_taxcd: '001190099999' },
        { income_from_mon: '1', income_to_mon: '1', income_type: incomeKinds[1] },
      ),
    )
    expect([...found]).toEqual([
      [0, [1]],
      [1, [0]],
    ])
  })

  it('are none among rows without a tax code', () => {
    expect(doublesIn(rows({ taxpayer_taxcd: '' }, { taxpayer_taxcd: '' })).size).toBe(0)
  })
})

describe('who is resident', () => {
  it.each(['1', 'true', 'Yes', 'y', 'X', 'Có', 'Cư trú', 'Resident', '예', '네', '거주자'])('%s is', (written) => {
    expect(read({ taxpayer_resident: text(written) }).values.taxpayer_resident).toBe('1')
  })

  it.each(['0', 'false', 'No', 'n', 'Không', 'Không cư trú', 'Non-resident', '아니요', '아니오', '비거주자'])(
    '%s is not',
    (written) => {
      expect(read({ taxpayer_resident: text(written) }).values.taxpayer_resident).toBe('0')
    },
  )

  it('stays as it is written where nobody knows', () => {
    expect(read({ taxpayer_resident: text('maybe') }).values.taxpayer_resident).toBe('maybe')
  })
})

describe('a cell', () => {
  it('of a kind of income may have its number in front, and nothing else there', () => {
    const kind = (written: string) => read({ income_type: text(written) }).values.income_type
    expect(kind(`3. ${incomeKinds[2].toUpperCase()}`)).toBe(incomeKinds[2])
    expect(kind(`3) ${incomeKinds[2]}`)).toBe(incomeKinds[2])
    expect(kind(`x 3. ${incomeKinds[2]}`)).toBe(`x 3. ${incomeKinds[2]}`)
  })

  it('of a code has lost its zero with so many digits, in its own column alone', () => {
    const lost = (field: PayrollField, digits: number) =>
      read({ [field]: number('1'.repeat(digits)) }).problems.map(({ message }) => message)
    expect([9, 10, 11, 12].map((digits) => lost('taxpayer_taxcd', digits))).toEqual([
      ['zero_is_lost'],
      [],
      ['zero_is_lost'],
      [],
    ])
    expect([8, 9, 11, 12].map((digits) => lost('taxpayer_cid', digits))).toEqual([
      ['zero_is_lost'],
      [],
      ['zero_is_lost'],
      [],
    ])
    expect([8, 9, 10].map((digits) => lost('taxpayer_tel_no', digits))).toEqual([[], ['zero_is_lost'], []])
    expect(lost('final_income_tax', 9)).toEqual([])
  })

  it('that is a text, or nothing, has lost none', () => {
    expect(read({ taxpayer_taxcd: text('111111111') }).problems).toEqual([])
    expect(readPayrollRow({ number: 7, cells: [] }, columns)).toMatchObject({ number: 7, problems: [] })
    expect(readPayrollRow({ number: 7, cells: [] }, columns).values.taxpayer_nm).toBe('')
    expect(readPayrollRow(sheetRow({}), {}).values.taxpayer_nm).toBe('')
  })

  it('of 1,000 letters is whole, and one more is cut with a sign', () => {
    const name = (letters: number) => read({ taxpayer_nm: text('a'.repeat(letters)) }).values.taxpayer_nm
    expect(name(1000)).toBe('a'.repeat(1000))
    expect(name(1001)).toBe(`${'a'.repeat(999)}…`)
  })

  it('is kept composed, in one line and without blanks around it', () => {
    expect(read({ taxpayer_nm: text(' Nguye\u{302}\u{303}n\nHoa ') }).values.taxpayer_nm).toBe('Nguyễn Hoa')
    expect(read({ taxpayer_nm: text('\u{302}a') }).values.taxpayer_nm).toBe('\u{302}a')
  })
})

describe('a nationality', () => {
  it('is one of the list, or missing in a draft', () => {
    expect(messages({ taxpayer_nation: 'Atlantis' })).toEqual([['taxpayer_nation', 'nationality_is_not_in_the_list']])
    expect(messages({ taxpayer_nation: '' }, 'draft')).toEqual([])
  })
})

describe('two periods', () => {
  const months = (from: string, to: string) => ({ income_from_mon: from, income_to_mon: to })

  it.each([
    [months('1', '3'), months('3', '5'), true],
    [months('3', '5'), months('1', '3'), true],
    [months('1', '3'), months('4', '5'), false],
    [months('4', '5'), months('1', '3'), false],
    [months('9', '10'), months('10', '12'), true],
    [months('1', '12'), months('5', '5'), true],
  ])('%j and %j have a month in common: %s', (one, other, isCommon) => {
    expect(overlap(one, other)).toBe(isCommon)
  })

  it('are of one person, kind and year by all three', () => {
    const period = { taxpayer_taxcd: '1', income_type: 'a', income_year: '2026', ...months('1', '1') }
    expect(periodKey(period)).toBe('1|a|2026')
    for (const missing of ['taxpayer_taxcd', 'income_type', 'income_year'])
      expect(periodKey({ ...period, [missing]: '' })).toBe('')
  })

  it('name five others at most, and rows alone none', () => {
    const row = { ...sound }
    const doubles = doublesIn([...Array.from({ length: 7 }, () => row), { ...row, taxpayer_taxcd: '2' }])
    expect(doubles.get(0)).toEqual([1, 2, 3, 4, 5])
    expect(doubles.get(6)).toEqual([0, 1, 2, 3, 4])
    expect(doubles.has(7)).toBe(false)
    expect(doublesIn([row, { ...row, income_from_mon: '7', income_to_mon: '8' }]).size).toBe(0)
  })
})

describe('an amount below zero', () => {
  it('is refused of what is issued, and passes in a draft', () => {
    expect(messages({ final_income_tax: '-1' })).toEqual([['final_income_tax', 'amount_is_negative']])
    expect(messages({ final_income_tax: '-1' }, 'draft')).toEqual([])
  })
})

it('what several cells say together is judged once each of them is right', () => {
  expect(messages({ income_from_mon: 'x', income_to_mon: '0' })).toEqual([
    ['income_from_mon', 'month_is_invalid'],
    ['income_to_mon', 'month_is_invalid'],
  ])
  expect(messages({ income_from_mon: '13', income_to_mon: '2' })).toEqual([['income_from_mon', 'month_is_invalid']])
})
