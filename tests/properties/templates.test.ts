import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { codeItems } from '../../src/domain/codeLists.ts'
import {
  codeListOf,
  codesOf,
  fits,
  invoiceCodes,
  isOffered,
  layoutIds,
  layoutsOf,
  type CodedField,
} from '../../src/domain/templates/codes.ts'
import { copiedFor, copyYear, missingYear, statusProblems, whyNotUsed } from '../../src/domain/templates/rollover.ts'
import { documentSymbol, endOf, isEndTyped, lastDayOf, serialOf, yearOf } from '../../src/domain/templates/serial.ts'
import {
  canDeleteAll,
  mayBecome,
  statusesAfter,
  statusRules,
  templateStatuses,
} from '../../src/domain/templates/status.ts'
import { newTemplate, templateSchema, type TemplateValues } from '../../src/domain/templates/template.ts'

const codedFields = ['smbl_type', 'smbl_kind', 'form_no'] as const satisfies readonly CodedField[]
const today = '2026-11-23'

const invoice = (changes: Partial<TemplateValues> = {}): TemplateValues => ({
  ...newTemplate('invoice', today, 'logo'),
  smbl_type: 'T',
  serial_end: 'AA',
  ...changes,
})
const document = (changes: Partial<TemplateValues> = {}): TemplateValues => ({
  ...newTemplate('document', today, 'logo'),
  ...changes,
})

/** The symbol of an e-document that begins before July 2026. */
const before = { start_date: '2026-06-30', smbl_type: 'CT/', serial_end: '26E' }

type Saved = Parameters<typeof templateSchema>[1]
const problems = (values: unknown, kind: 'invoice' | 'document' = 'invoice', saved: Saved = null) =>
  (v.safeParse(templateSchema(kind, saved), values).issues ?? []).map(
    (issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`,
  )

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))
const letters = fc.stringMatching(/^[A-Z]{2}$/)
const startNumber = fc.integer({ min: 1, max: 99_999_999 }).map(String)

describe('the status of a template', () => {
  test('is 0, 1 or 2; a new one is 0 and nothing else [001-4-10 001-4-11]', () => {
    expect(templateStatuses).toEqual(['0', '1', '2'])
    expect(statusesAfter(null)).toEqual(['0'])
  })

  test('goes from 0 anywhere, from 1 anywhere but back, from 2 nowhere [001-4-12]', () => {
    expect(statusesAfter('0')).toEqual(['0', '1', '2'])
    expect(statusesAfter('1')).toEqual(['1', '2'])
    expect(statusesAfter('2')).toEqual(['2'])
  })

  test('may always stay as it is, and never goes back [001-4-12 001-4-13]', () => {
    for (const saved of templateStatuses)
      for (const chosen of templateStatuses) expect(mayBecome(saved, chosen)).toBe(chosen >= saved)
  })

  test('closes fields, POS and saving, and never opens what it has closed [001-4-14 001-4-15]', () => {
    expect(statusRules['1']).toEqual({ fields: false, pos: true, save: true, delete: false })
    expect(statusRules['2']).toEqual({ fields: false, pos: false, save: false, delete: false })
    for (const saved of templateStatuses)
      for (const next of statusesAfter(saved))
        for (const right of ['fields', 'pos', 'save', 'delete'] as const)
          expect(statusRules[saved][right] || !statusRules[next][right]).toBe(true)
  })

  test('lets templates be deleted only where all of the selected ones are new [001-4-16]', () => {
    expect(canDeleteAll([])).toBe(false)
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...templateStatuses), { minLength: 1 }), (statuses) => {
        expect(canDeleteAll(statuses)).toBe(statuses.every((status) => status === '0'))
      }),
    )
  })
})

describe('the codes of a template', () => {
  test('an e-invoice offers neither E nor CT/ nor 03/TNCN, an e-document nothing else [001-5-20 001-5-27]', () => {
    for (const field of codedFields) {
      const codes = codeItems(codeListOf[field]).map(({ code }) => code)
      expect(codes.filter((code) => isOffered('invoice', field, code))).toEqual(invoiceCodes[field])
      expect(codes.filter((code) => isOffered('document', field, code))).toEqual(codesOf('document', field))
    }
    expect(codesOf('document', 'smbl_type')).toEqual(['CT/', 'CT'])
    expect(codesOf('document', 'smbl_kind')).toEqual(['E'])
    expect(codesOf('document', 'form_no')).toEqual(['03/TNCN'])
  })

  test('the form number decides on the template ids and their first one [001-5-21 001-5-27]', () => {
    expect(layoutsOf('1')).toEqual(['1000000111', '1000000121', '1000000112', '1000000122', '1008161211'])
    expect(layoutsOf('2')).toEqual(['2000000201'])
    expect(layoutsOf('03/TNCN')).toEqual(['CTPIT00000'])
    expect(layoutsOf('7')).toEqual(['2000000201'])
    expect(layoutsOf('8')).toEqual(layoutsOf('1'))
    expect(layoutsOf('9')).toEqual(['2000000201'])
    expect(layoutsOf('6')).toEqual([])
    expect(problems(invoice({ form_no: '2' }))).toEqual(['temp_id: template_id_is_not_allowed'])
    expect(problems(invoice({ form_no: '2', temp_id: '2000000201' }))).toEqual([])
  })

  test.each([
    ['form_no', '7', '2025-05-31', false],
    ['form_no', '7', '2025-06-01', true],
    ['form_no', '8', '2025-05-31', false],
    ['form_no', '8', '2025-06-01', true],
    ['form_no', '9', '2025-05-31', false],
    ['form_no', '9', '2025-06-01', true],
    ['smbl_type', 'X', '2025-05-31', false],
    ['smbl_type', 'X', '2025-06-01', true],
    ['smbl_type', 'F', '2026-06-30', false],
    ['smbl_type', 'F', '2026-07-01', true],
    ['smbl_type', 'CT/', '2026-07-01', false],
    ['smbl_type', 'CT', '2026-06-30', false],
    ['smbl_type', 'T', '2020-01-01', true],
    ['form_no', '7', '', true],
    ['smbl_type', 'F', '', true],
  ] as const)('are offered from the day that the law names: %s %s on %s is %s', (field, code, start_date, expected) => {
    expect(fits(field, code, { start_date, form_no: '' })).toBe(expected)
  })

  test('of form 7 are X alone, of form 1 the tax refund too, and X and F of no other', () => {
    const typesOf = (form_no: string) =>
      invoiceCodes.smbl_type.filter((code) => fits('smbl_type', code, { start_date: today, form_no }))
    expect(typesOf('7')).toEqual(['X'])
    expect(typesOf('1')).toEqual(['T', 'D', 'L', 'M', 'N', 'B', 'G', 'H', 'F'])
    expect(typesOf('9')).toEqual(['T', 'D', 'L', 'M', 'N', 'B', 'G', 'H'])
  })

  test('that are not in force or do not go together are refused while they can be changed', () => {
    const commercial = { form_no: '7', smbl_type: 'X', temp_id: '2000000201' }
    expect(problems(invoice(commercial))).toEqual([])
    expect(problems(invoice({ ...commercial, start_date: '2025-05-31' }))).toEqual([
      'form_no: form_number_is_not_in_force',
      'smbl_type: symbol_type_is_not_in_force',
    ])
    expect(problems(invoice({ ...commercial, smbl_type: 'T' }))).toEqual(['smbl_type: symbol_type_is_not_of_the_form'])
    expect(problems(invoice({ smbl_type: 'X' }), 'invoice', '0')).toEqual(['smbl_type: symbol_type_is_not_of_the_form'])
    expect(problems(invoice({ smbl_type: 'X', status: '1' }), 'invoice', '1')).toEqual([])
    expect(problems(document({ smbl_type: 'CT/', serial_end: '26E' }), 'document')).toEqual([
      'smbl_type: symbol_type_is_not_in_force',
    ])
    expect(problems(document({ smbl_type: 'CT/', serial_end: '26E' }), 'document', '0')).toEqual([])
  })

  test('each has a name in every language', () => {
    expect(codeItems('template-id').map(({ code }) => code)).toEqual(layoutIds)
    expect(codeItems('template-status').map(({ code }) => code)).toEqual(templateStatuses)
    for (const group of [...Object.values(codeListOf), 'template-id', 'template-status'] as const)
      for (const item of codeItems(group))
        for (const name of [item.code_en_nm, item.code_vn_nm, item.code_ko_nm]) expect(name).not.toBe('')
  })
})

describe('the serial number', () => {
  test('of an e-invoice is kind, year of the start date, symbol type and two letters [001-3-02 001-5-17]', () => {
    fc.assert(
      fc.property(
        day,
        letters,
        fc.constantFrom(...invoiceCodes.smbl_type),
        fc.constantFrom(...invoiceCodes.smbl_kind),
        (start_date, serial_end, smbl_type, smbl_kind) => {
          const serial = serialOf('invoice', { start_date, serial_end, smbl_type, smbl_kind })
          expect(serial).toBe(`${smbl_kind}${start_date.slice(2, 4)}${smbl_type}${serial_end}`)
          expect(endOf(serial)).toBe(serial_end)
        },
      ),
    )
  })

  test('of an e-document is its type and three characters, on a new one year and E [001-3-03 001-5-23]', () => {
    expect(serialOf('document', document(before))).toBe('CT/26E')
    expect(endOf('CT/26E')).toBe('26E')
    fc.assert(
      fc.property(day, (start) => {
        const symbol = documentSymbol(start)
        expect(symbol).toEqual(
          start < '2026-07-01'
            ? { smbl_type: 'CT/', serial_end: `${start.slice(2, 4)}E` }
            : { smbl_type: 'CT', serial_end: 'YY' },
        )
        expect(problems(document({ start_date: start, ...symbol }), 'document')).toEqual([])
      }),
    )
  })

  test('of an e-document of July 2026 and later is CT, the year and two letters, YY unless others are typed', () => {
    expect(serialOf('document', document())).toBe('CT26YY')
    expect(serialOf('document', document({ serial_end: 'AB' }))).toBe('CT26AB')
    expect(endOf('CT26AB')).toBe('AB')
    expect(documentSymbol('2026-07-01', 'AB').serial_end).toBe('AB')
    expect(documentSymbol('2026-07-01', '26E').serial_end).toBe('YY')
    expect(documentSymbol('2026-06-30', 'AB').serial_end).toBe('26E')
    expect(documentSymbol('')).toEqual({ smbl_type: 'CT', serial_end: 'YY' })
    for (const serial_end of ['', 'A', 'A1', 'ABC'])
      expect(problems(document({ serial_end }), 'document')).toHaveLength(1)
  })

  test('has an ending that is typed, but on a new e-document of before July 2026', () => {
    expect(isEndTyped('CT/', true)).toBe(false)
    expect([isEndTyped('CT/', false), isEndTyped('CT', true), isEndTyped('T', true), isEndTyped('T', false)]).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  test.each([
    ['', 'serial_end: serial_end_is_required'],
    ['a', 'serial_end: serial_end_is_too_short'],
    ['a1', 'serial_end: serial_end_has_letters_only'],
    ['ABC', 'serial_end: serial_end_is_too_long'],
  ])('does not end in "%s" on an e-invoice [001-5-17 001-5-18 001-9-04]', (serial_end, problem) => {
    expect(problems(invoice({ serial_end }))).toEqual([problem])
  })

  test('has an ending in upper case [001-5-17 001-5-23]', () => {
    expect(v.parse(templateSchema('invoice', null), invoice({ serial_end: ' xy ' })).serial_end).toBe('XY')
    expect(v.parse(templateSchema('document', '0'), document({ ...before, serial_end: '2be' })).serial_end).toBe('2BE')
  })

  test.each(['', '26', '26EE', '2_E'])(
    'does not end in "%s" on an e-document [001-5-23 001-9-04 002-5.5-01 002-9-11]',
    (serial_end) => {
      expect(problems(document({ ...before, serial_end }), 'document')).toHaveLength(1)
    },
  )

  test('lasts until the end of its year', () => {
    fc.assert(
      fc.property(day, (start) => {
        expect(lastDayOf(start) >= start).toBe(true)
        expect(yearOf(lastDayOf(start))).toBe(yearOf(start))
      }),
    )
    expect(lastDayOf('')).toBe('')
  })
})

describe('the fields of a template', () => {
  test('are required, each with a message of its own [001-5-14 001-5-15 001-5-22 001-5-26 002-5.5-01]', () => {
    const empty = { smbl_type: '', smbl_kind: '', form_no: '', temp_id: '', start_date: '', start_no: '', logo_img: '' }
    expect(problems(invoice({ ...empty, serial_end: '' }))).toEqual([
      'smbl_type: symbol_type_is_required',
      'smbl_kind: symbol_kind_is_required',
      'form_no: form_number_is_required',
      'temp_id: template_id_is_required',
      'start_date: start_date_is_required',
      'start_no: start_number_is_required',
      'serial_end: serial_end_is_required',
      'logo_img: logo_is_required',
    ])
  })

  test('have a start number of at most 8 digits that does not begin with 0 [001-5-16 001-5-24 001-9-04]', () => {
    fc.assert(
      fc.property(startNumber, (start_no) => {
        expect(problems(invoice({ start_no }))).toEqual([])
        expect(problems(document({ start_no }), 'document')).toEqual([])
        expect(problems(invoice({ start_no: `0${start_no}` }))).toEqual(['start_no: start_number_begins_with_zero'])
      }),
    )
    expect(problems(invoice({ start_no: '1a' }))).toEqual(['start_no: only_digits'])
    expect(problems(invoice({ start_no: '123456789' }))).toEqual(['start_no: too_long:8'])
  })

  test.each([null, '0', '1'] as const)(
    'name a POS for invoices of a cash register, as long as the template is new: %s [001-5-19 001-5-25]',
    (saved) => {
      const values = invoice({ smbl_type: 'M', status: saved ?? '0' })
      expect(problems(values, 'invoice', saved)).toEqual(saved === '1' ? [] : ['pos: pos_is_required'])
      expect(problems({ ...values, pos: ['p'] }, 'invoice', saved)).toEqual([])
      expect(problems({ ...values, smbl_type: 'T' }, 'invoice', saved)).toEqual([])
    },
  )

  test('answer rules over several fields beside those of other fields', () => {
    expect(problems(invoice({ smbl_type: 'M', form_no: '2', start_no: '' }))).toEqual([
      'start_no: start_number_is_required',
      'temp_id: template_id_is_not_allowed',
      'pos: pos_is_required',
    ])
  })

  test('take no status that the saved one does not lead to [001-4-11 001-4-12]', () => {
    for (const saved of [null, ...templateStatuses])
      for (const status of templateStatuses)
        expect(problems(invoice({ status }), 'invoice', saved)).toEqual(
          mayBecome(saved, status) ? [] : ['status: status_is_not_allowed'],
        )
  })

  test('of a new e-document before July 2026 are CT/, E, 03/TNCN, CTPIT00000 and the day [001-3-03 001-5-28]', () => {
    expect(newTemplate('document', '2026-06-30', 'logo')).toMatchObject({
      status: '0',
      smbl_type: 'CT/',
      smbl_kind: 'E',
      form_no: '03/TNCN',
      temp_id: 'CTPIT00000',
      start_date: '2026-06-30',
      serial_end: '26E',
      logo_img: 'logo',
    })
  })
})

describe('the year of a template', () => {
  test('is copied for the next one in December, and for itself in January', () => {
    expect(copyYear('2026-12-01')).toBe('2027')
    expect(copyYear('2027-01-31')).toBe('2027')
    expect(copyYear('2026-11-30')).toBeNull()
    expect(copiedFor('invoice', '2027', invoice({ status: '1', start_no: '40' }))).toEqual(
      invoice({ start_date: '2027-01-01' }),
    )
    expect(copiedFor('document', '2027', document({ status: '2', serial_end: 'AB' })).serial_end).toBe('AB')
    const fromBefore = copiedFor('document', '2027', document({ ...before, status: '2' }))
    expect(fromBefore).toMatchObject({ smbl_type: 'CT', serial_end: 'YY' })
    expect(serialOf('document', fromBefore)).toBe('CT27YY')
  })

  test('that is over, or whose symbol is no longer issued, is not put in use', () => {
    const use = (values: Partial<TemplateValues>, day: string) => whyNotUsed(document(values), day)
    expect(use({}, '2026-12-31')).toBeNull()
    expect(use({}, '2027-01-01')).toBe('year_is_over')
    expect(use(before, '2026-06-30')).toBeNull()
    expect(use(before, '2026-07-01')).toBe('symbol_is_over')
    expect(use({ ...before, start_date: '2026-12-01' }, '2026-11-30')).toBeNull()
    expect(use({ ...before, start_date: '2026-07-01' }, '2026-07-01')).toBe('symbol_is_over')
  })

  test('that is over is a problem of the status where a new template is put in use', () => {
    const problemsOf = (status: '0' | '1' | '2', saved: Saved, day: string) =>
      statusProblems(invoice({ start_date: '2026-03-01', status }), saved, day)
    expect(problemsOf('1', '0', '2027-01-01')).toEqual([{ field: 'status', message: 'year_is_over' }])
    expect(problemsOf('1', '0', '2026-12-31')).toEqual([])
    for (const [status, saved] of [
      ['0', null],
      ['0', '0'],
      ['2', '0'],
      ['1', '1'],
      ['2', '1'],
    ] as const)
      expect(problemsOf(status, saved, '2027-01-01')).toEqual([])
  })

  test('is missing in January alone, where the year before had a template', () => {
    expect(missingYear('2027-01-02', ['2026'])).toBe('2027')
    expect(missingYear('2027-01-02', ['2026', '2027'])).toBeNull()
    expect(missingYear('2027-01-02', [])).toBeNull()
    expect(missingYear('2027-02-01', ['2026'])).toBeNull()
  })
})
