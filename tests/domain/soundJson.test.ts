import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { areTextsSound, readSoundJson } from '../../src/domain/soundJson.ts'
import { succeed } from '../../src/domain/result.ts'

const parsed = (text: string): unknown => JSON.parse(text)
const malformed = { ok: false, failure: 'malformed' }
afterEach(() => vi.restoreAllMocks())

describe('JSON that somebody has sent', () => {
  it('is read as JSON.parse reads it, whatever its strings hold', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('"', '\\', '\\"', '[{,', ']}', '\\\\', '\n', '{"a":"\\\\"}'),
    )
    const values = fc.array(fc.oneof(text, fc.double(), fc.boolean(), fc.dictionary(text, text)), { maxLength: 20 })
    fc.assert(
      fc.property(values, (value) => {
        const json = JSON.stringify(value)
        fc.pre(areTextsSound(value))
        expect(readSoundJson(json)).toEqual(succeed(parsed(json)))
      }),
    )
  })

  it.each([
    ['690,000 empty objects', `{"digital_signatures":[${'{},'.repeat(689_999)}{}]}`],
    ['300,000 ids', `{"declaration_id":[${'"1",'.repeat(299_999)}"1"]}`],
    ['700,000 levels', `${'['.repeat(700_000)}${']'.repeat(700_000)}`],
    ['17 levels', `${'{"a":'.repeat(17)}1${'}'.repeat(17)}`],
    ['100,000 names', `{${Array.from({ length: 100_000 }, (_, index) => `"${index}":1`).join(',')}}`],
  ])('is refused before it is parsed with %s', (_what, text) => {
    const parse = vi.spyOn(JSON, 'parse')
    expect(readSoundJson(text)).toEqual(malformed)
    expect(parse).not.toHaveBeenCalled()
  })

  it('may have brackets and commas in its strings, and 16 levels', () => {
    const text = `"${'[{,\\"'.repeat(50_000)}"`
    expect(readSoundJson(text)).toEqual(succeed(parsed(text)))
    expect(readSoundJson(`${'['.repeat(16)}${']'.repeat(16)}`).ok).toBe(true)
  })

  it.each([
    ['U+0000', '{"a":"x\\u0000y"}'],
    ['U+0000 in a name', '{"a\\u0000":1}'],
    ['U+0000 deep inside', '[[{"a":["\\u0000"]}]]'],
    ['the first half of a pair', '["\\ud83d"]'],
    ['the second half of a pair', '["\\ude00"]'],
    ['an end that is missing', '{"a":"'],
    ['nothing', ''],
  ])('is refused with %s', (_what, text) => {
    expect(readSoundJson(text)).toEqual(malformed)
  })

  it('may have a whole pair, and a backslash before u0000', () => {
    expect(readSoundJson('["\\ud83d\\ude00","\\\\u0000"]')).toEqual({ ok: true, value: ['😀', '\\u0000'] })
  })
})
