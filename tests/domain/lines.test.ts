import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { lineOf, linesOf, requiredLine } from '../../src/domain/text.ts'

const problem = (schema: v.GenericSchema<string, string>, text: string): string | null =>
  v.safeParse(schema, text).issues?.[0].message ?? null

describe('a line', () => {
  it.each(['a\nb', 'a\r\nb', 'a\rb', 'a\u{85}b', 'a\u{2028}b', 'a\u{2029}b'])('takes no line break: %j', (text) => {
    expect(problem(lineOf(10), text)).toBe('must_be_one_line')
    expect(problem(linesOf(10), text)).toBeNull()
  })

  it.each(['\u{202E}gnp.exe', 'a\u{200F}', 'a\u{2066}b\u{2069}', '\u{61C}1'])(
    'takes nothing that turns the direction of a text: %j',
    (text) => {
      expect(problem(lineOf(10), text)).toBe('unprintable_characters')
      expect(problem(linesOf(10), text)).toBe('unprintable_characters')
    },
  )

  it.each(['\u{200B}', '\u{200D} \u{2060}', '\u{3164}', '\u{2800}', '\u{AD}', '\u{FE0F}', '\u{E0041}'])(
    'is not a text that nobody sees: %j',
    (text) => {
      expect(problem(lineOf(10), text)).toBe('unprintable_characters')
      expect(problem(requiredLine(10, 'is_required'), text)).toBe('unprintable_characters')
    },
  )

  it.each(['', ' ', 'Đặng Thị Ý', '주식회사 새벽별', 'a\tb', '👨\u{200D}👩\u{200D}👧', '…', '-'])('is %j', (text) => {
    expect(problem(lineOf(100), text)).toBeNull()
  })
})
