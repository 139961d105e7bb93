import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { decodeIssueXmlList } from '../../agent/encodedString.ts'
import { refusedWith } from '../../server/http/answers.ts'
import { readSoundJson } from '../../src/domain/soundJson.ts'

afterEach(() => vi.restoreAllMocks())

const malformed = { ok: false, failure: 'malformed' }

/** Brackets and braces around each other, `levels` of them. */
const nested = (levels: fc.Arbitrary<number>): fc.Arbitrary<string> =>
  levels
    .chain((count) => fc.array(fc.boolean(), { minLength: count, maxLength: count }))
    .map((areLists) =>
      areLists.reduce((inside, isList) => (isList ? `[${inside}]` : `{"digital_signatures":${inside}}`), '1'),
    )

/** A list whose items are separate values, more than are read. */
const tooMany = fc
  .tuple(fc.integer({ min: 40_000, max: 80_000 }), fc.constantFrom('1', '""', '{}', '[]', 'null'))
  .map(([count, item]) => `{"xml":[${Array<string>(count).fill(item).join(',')}]}`)

/** Whether JSON was refused before any of it was parsed. */
const isRefusedUnparsed = (read: () => { readonly ok: boolean }): boolean => {
  const parse = vi.spyOn(JSON, 'parse')
  const { ok } = read()
  const isUnparsed = parse.mock.calls.length === 0
  parse.mockRestore()
  return !ok && isUnparsed
}

/** The ways in which pages send a text to the agent. */
const encodings = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => encodeURIComponent(text),
  (text) => Buffer.from(text).toString('base64'),
  (text) => Buffer.from(encodeURIComponent(text)).toString('base64'),
)

describe('JSON that somebody sends', () => {
  it('is refused unparsed where it is deeper than 16 levels, whatever stands around it', () => {
    fc.assert(
      fc.property(nested(fc.integer({ min: 17, max: 400 })), (text) => {
        expect(isRefusedUnparsed(() => readSoundJson(text))).toBe(true)
        expect(readSoundJson(text)).toEqual(malformed)
      }),
    )
  })

  it('is read where it is not', () => {
    fc.assert(
      fc.property(nested(fc.integer({ min: 0, max: 16 })), (text) => {
        expect(readSoundJson(text).ok).toBe(true)
      }),
    )
  })

  it('is refused unparsed where it has more than 40,000 values', () => {
    fc.assert(
      fc.property(tooMany, (text) => {
        expect(isRefusedUnparsed(() => readSoundJson(text))).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  it('is refused so by the signing agent too, however it is encoded', () => {
    const braced = nested(fc.integer({ min: 17, max: 400 })).map((text) => `{"xml":${text}}`)
    fc.assert(
      fc.property(fc.oneof(braced, tooMany), encodings, (text, encoded) => {
        expect(isRefusedUnparsed(() => decodeIssueXmlList(encoded(text)))).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})

describe('a refusal', () => {
  const fieldsSchema = v.object({
    status: v.object({ fields: v.array(v.object({ field: v.string(), message: v.string() })) }),
  })
  const problem = fc.record({
    field: fc.string({ unit: 'grapheme', maxLength: 2000 }),
    message: fc.constantFrom('max_length', 'string', 'strict_object'),
  })

  it('names the first 20 problems at most, in an answer of at most 64 KiB, whatever was wrong', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(problem, { maxLength: 200 }), async (fields) => {
        const text = await refusedWith({ code: 400, reason: 'request.malformed', message: '', fields }).text()
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(64 * 1024)
        const answered = v.parse(fieldsSchema, JSON.parse(text)).status.fields
        expect(answered).toHaveLength(Math.min(fields.length, 20))
        for (const [place, { field, message }] of answered.entries()) {
          expect(field.length).toBeLessThanOrEqual(100)
          expect(fields[place]?.field.startsWith(field)).toBe(true)
          expect(message).toBe(fields[place]?.message)
        }
      }),
      { numRuns: 50 },
    )
  })
})
