import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { numberInWords } from '../../src/domain/inWords/numberInWords.ts'

const digits = new Map([
  ...['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'].map(
    (word, value) => [word, BigInt(value)] as const,
  ),
  ['mốt', 1n],
  ['tư', 4n],
  ['lăm', 5n],
])
const scales = new Map([
  ['nghìn', 1000n],
  ['triệu', 1_000_000n],
])

/** Reads words back another way than they are made: from the left, each word by what it does to the sum. */
const readBack = (words: readonly string[]): bigint => {
  let billions = 0n
  let below = 0n
  let group = 0n
  let digit = 0n
  for (const word of words) {
    const value = digits.get(word)
    const scale = scales.get(word)
    if (value !== undefined) digit = value
    else if (word === 'trăm' || word === 'mươi' || word === 'mười') {
      group += word === 'trăm' ? digit * 100n : word === 'mươi' ? digit * 10n : 10n
      digit = 0n
    } else if (scale !== undefined) {
      below += (group + digit) * scale
      group = 0n
      digit = 0n
    } else if (word === 'tỷ') {
      billions = (billions + below + group + digit) * 1_000_000_000n
      below = 0n
      group = 0n
      digit = 0n
    } else if (word !== 'lẻ') throw new Error(`no word of a number: ${word}`)
  }
  return billions + below + group + digit
}

const anyWhole = fc.oneof(
  fc.bigInt({ min: 0n, max: 10n ** 32n - 1n }),
  fc
    .tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 29 }))
    .map(([n, e]) => BigInt(n) * 10n ** BigInt(e)),
)

it('says every whole number of up to 32 digits so that it can be read back [002-9-14]', () => {
  fc.assert(
    fc.property(anyWhole, (whole) => {
      expect(readBack(numberInWords(whole.toString()).split(' '))).toBe(whole)
    }),
  )
})

it('says each decimal, its zeros first, so that it can be read back [002-9-14]', () => {
  fc.assert(
    fc.property(anyWhole, fc.stringMatching(/^\d{0,7}[1-9]$/), (whole, decimals) => {
      const [before = '', after = ''] = numberInWords(`${whole}.${decimals}`).split(' phẩy ')
      expect(readBack(before.split(' '))).toBe(whole)
      const zeros = /^0*/.exec(decimals)?.[0].length ?? 0
      const words = after.split(' ')
      expect(words.slice(0, zeros).every((word) => word === 'không')).toBe(true)
      expect(readBack(words.slice(zeros)).toString()).toBe(decimals.slice(zeros))
    }),
  )
})

it('has words, and never anything else, for whatever is no number [002-9-14]', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(numberInWords(text)).not.toMatch(/undefined|NaN|\d| {2}|^ | $/)
    }),
  )
})
