import { describe, expect, test } from 'vitest'
import { typedAmountAfter, typedDongAfter, withoutShownDots, type TypedAmount } from '../../src/domain/typedAmount.ts'

/** What is read once a shown text has been changed to each of the others, one after another. */
const readAfter = (after: typeof typedAmountAfter, shown: string, ...texts: readonly string[]): string =>
  withoutShownDots(texts.reduce<TypedAmount>(after, { text: shown, hasShownDots: true }))

describe('dots that the field has shown', () => {
  test.each([
    ['25.000', ['25.0005'], '250005'],
    ['25.000', ['25.00'], '2500'],
    ['1.234,5', ['1.2346,5'], '12346,5'],
    ['-1.234', ['-1.2345'], '-12345'],
  ])('of %s say nothing while it is edited to %j', (shown, texts, read) => {
    expect(readAfter(typedAmountAfter, shown, ...texts)).toBe(read)
  })

  test('are not those that somebody types', () => {
    expect(readAfter(typedAmountAfter, '5', '5.', '5.5')).toBe('5.5')
    expect(readAfter(typedAmountAfter, '25.000', '1', '1.', '1.5')).toBe('1.5')
    expect(readAfter(typedAmountAfter, '25.000', '1.5')).toBe('1.5')
  })

  test('are all dots of whole đồng', () => {
    expect(readAfter(typedDongAfter, '1.234', '1.2345', '1.2345.')).toBe('12345')
    expect(readAfter(typedDongAfter, '1.234', '1.234,5')).toBe('1.234,5')
  })
})
