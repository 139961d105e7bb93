import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  characterNamedBy,
  doubtfulCharacter,
  recordCode,
  recordCodeKey,
  recordCodeOf,
} from '../../src/domain/recordCode.ts'
import { posListSchema } from '../../src/domain/shop/pos.ts'
import { shopTexts } from '../../src/domain/shop/shop.ts'
import { checkedRow } from '../../src/domain/items/row.ts'
import { duplicatesIn } from '../../src/domain/upload/duplicates.ts'
import { itemSchema, newItem } from '../../src/domain/items/item.ts'
import { folded, searchWords } from '../../src/domain/text.ts'

const message = (text: string, max = 10): string =>
  v.safeParse(recordCodeOf(max), text, { abortPipeEarly: true }).issues?.[0].message ?? ''

describe('codes of records', () => {
  it.each([
    ['a zero-width space', 'SP\u{200B}01', 'SP01'],
    ['a soft hyphen', 'SP\u{AD}01', 'SP01'],
    ['a direction mark', '\u{202E}SP01\u{202C}', 'SP01'],
    ['a Hangul filler', 'SP01\u{3164}', 'SP01'],
    ['a byte order mark', '\u{FEFF}SP01', 'SP01'],
    ['a no-break space', 'SP\u{A0}01', 'SP 01'],
    ['a second blank', ' SP  01 ', 'SP 01'],
    ['a line break', 'SP\r\n01', 'SP 01'],
    ['a braille blank', 'SP\u{2800}01', 'SP 01'],
    ['an Icelandic Đ', '\u{D0}01', '\u{110}01'],
    ['an African Đ', '\u{189}01', '\u{110}01'],
    ['an Icelandic đ', '\u{F0}01', '\u{111}01'],
    ['decomposed letters', 'Be\u{302}\u{301}', 'B\u{1EBF}'],
    ['full-width letters', '\u{FF33}\u{FF30}\u{FF10}\u{FF11}', 'SP01'],
  ])('with %s are read without it', (_, typed, kept) => {
    expect(recordCode(typed)).toBe(kept)
    expect(recordCode(kept)).toBe(kept)
  })

  it.each([
    ['capitals', 'SP01', 'sp01'],
    ['dashes', 'SP-01', 'SP\u{2013}01'],
    ['no-break hyphens', 'SP-01', 'SP\u{2011}01'],
    ['minus signs', 'SP-01', 'SP\u{2212}01'],
    ['Đ', '\u{D0}01', '\u{111}01'],
    ['apostrophes', "5'A", '5\u{2019}A'],
    ['ligatures', 'fi1', '\u{FB01}1'],
  ])('are one with different %s', (_, one, other) => {
    expect(recordCodeKey(other)).toBe(recordCodeKey(one))
  })

  it.each([
    ['SP01', 'SP02'],
    ['D01', 'Đ01'],
    ['SP 01', 'SP01'],
    ['a', 'á'],
  ])('%s and %s are two', (one, other) => {
    expect(recordCodeKey(other)).not.toBe(recordCodeKey(one))
  })

  it.each([
    ['a Cyrillic Er', 'S\u{420}01', '\u{420}', 'U+0420'],
    ['a Greek Rho', 'S\u{3A1}01', '\u{3A1}', 'U+03A1'],
    ['a dotless i', 'p\u{131}n', '\u{131}', 'U+0131'],
    ['a stroke over a letter', 'D\u{335}01', '\u{335}', 'U+0335'],
    ['Arabic digits', 'SP\u{661}', '\u{661}', 'U+0661'],
    ['a character for private use', 'SP\u{E000}', '\u{E000}', 'U+E000'],
    ['a mathematical Cyrillic look-alike', 'S\u{1D6B8}', '\u{1D6B8}', 'U+1D6B8'],
  ])('with %s are refused, and the character is named', (_, typed, character, codePoint) => {
    expect(doubtfulCharacter(typed)).toBe(character)
    expect(characterNamedBy(message(typed))).toEqual({ kind: 'doubtful', character, codePoint })
  })

  it.each(['SP01', 'Chè sen/Tết', 'Đường №1', '녹차-01', '茶01', 'カード', 'a+b=c', 'ü&ß', '☕ 1', "A'"])(
    'may be %s',
    (code) => {
      expect(message(code, 20)).toBe('')
    },
  )

  it('are as long as is allowed once nothing invisible is left, and a longer one that is kept may stay', () => {
    expect(message(`0123456789${'\u{200B}'.repeat(90)}`)).toBe('')
    expect(message('01234567890')).toBe('too_long:10')
    expect(message('x'.repeat(100_000))).toBe('too_long:10')
    const kept = 'МОСКВА-0123456789'
    expect(v.parse(recordCodeOf(10, kept), kept)).toBe(kept)
    expect(v.safeParse(recordCodeOf(10, kept), `${kept}x`).issues?.[0].message).toBe('doubtful_character:М')
  })

  it('are read by this rule in every form and file', () => {
    const item = {
      ...newItem(),
      item_name: 'Chè',
      uom: 'hộp',
      unit_prc: '1',
      product_source: false,
      item_code: 'SP\u{200B}01',
    }
    expect(v.parse(itemSchema('kept'), item).item_code).toBe('SP01')
    const row = {
      item_code: '\u{D0}\u{A0}01',
      item_name: 'Chè',
      item_kname: '',
      curr_cd: 'VND',
      unit_prc: '1',
      vat_rate: '0.08',
      uom: 'hộp',
      memo: '',
      not_reduced: '',
      special_consumption: '',
    }
    expect(checkedRow(row)).toMatchObject({ kept: { item_code: 'Đ 01' }, problems: [] })
    expect(checkedRow({ ...row, item_code: ' \u{200B}' }).problems).toEqual([
      { field: 'item_code', message: 'cell_is_required' },
    ])
    expect(v.parse(shopTexts.shop_code.rule, 'CH\u{FEFF}  1')).toBe('CH 1')
    const pos = (pos_no: string) => ({ sid: '', pos_no, del_yn: 'N' as const })
    expect(v.parse(posListSchema, [pos('a\u{200B}1')])).toEqual([pos('a1')])
    expect(v.safeParse(posListSchema, [pos('a1'), pos('A1')]).issues?.[0].message).toBe('pos_number_is_taken')
    const duplicates = duplicatesIn()
    duplicates.add('SP01', 0)
    duplicates.add('sp\u{200B}01', 1)
    expect(duplicates.has('SP01')).toBe(true)
    duplicates.remove('sp01', 1)
    expect(duplicates.has('SP01')).toBe(false)
  })
})

describe('searching', () => {
  it('finds Vietnamese words that are written with the Đ of other alphabets', () => {
    expect(folded('Ðiện')).toBe('dien')
    expect(folded('ðiện Ɖ')).toBe('dien d')
  })
  it('sees no difference between blanks, dashes, widths and what is invisible', () => {
    expect(searchWords('SP\u{200B}01\u{A0}\u{2013}x')).toEqual(['sp01', '-x'])
    expect(folded('\u{FF33}\u{FF30}')).toBe('sp')
    expect(folded('0101243150\u{2013}001')).toBe('0101243150-001')
    expect(folded('5\u{2019}A \u{201C}B\u{201D}')).toBe(`5'a "b"`)
  })
})
