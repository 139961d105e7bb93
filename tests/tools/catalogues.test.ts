import { describe, expect, it } from 'vitest'
import { inspectCatalogue } from '../../tools/check/catalogues/inspect.ts'
import { placeholdersOf } from '../../tools/check/catalogues/placeholders.ts'

describe('placeholders of a message', () => {
  it.each([
    ['Sign in', []],
    ['{count} of {total}', ['count', 'total']],
    ['{count, plural, one {# row of {name}} other {rows of {name}}}', ['count', 'name']],
    ['Delete {count, number} in <0>{company}</0><1/>', ['<0>', '<1>', 'company', 'count']],
    ['{scope, select, admin {all} other {none}}', ['scope']],
  ])('%s', (message, expected) => {
    expect(placeholdersOf(message)).toEqual(expected)
  })
})

describe('a catalogue', () => {
  it('passes where every message is translated', () => {
    const entries = [
      { source: 'Sign in', translation: 'Đăng nhập' },
      { source: '{count} rows', translation: '{count} dòng' },
      { source: 'HSM', translation: 'HSM' },
      { source: '{from} – {to}', translation: '{from} – {to}' },
    ]
    expect(inspectCatalogue('vi.po', entries)).toEqual([])
  })

  it.each([
    ['Sign in', '', 'has no translation'],
    ['Sign in', 'Sign in', 'is English still'],
    ['Sign in', 'Đăng nhập'.normalize('NFD'), 'is not in Unicode form NFC'],
    ['{count} rows', '{cout} dòng', 'has the placeholders cout instead of count'],
    ['Read <0>this</0>', 'Đọc', 'has the placeholders (none) instead of <0>'],
  ])('is refused: %s -> %s', (source, translation, problem) => {
    expect(inspectCatalogue('vi.po', [{ source, translation }])).toEqual([`vi.po: "${source}" ${problem}`])
  })
})
