import type { GivenDocument } from '../../../src/domain/amounts/document.ts'
import type { GivenLine, Nature } from '../../../src/domain/amounts/line.ts'
import type { Prices } from '../../../src/domain/amounts/totals.ts'
import { amountFromDigits } from './amountFromDigits.ts'

/** A whole number below a limit, the next of a row that a seed begins (xorshift). */
export type Draw = (limit: number) => number

export const drawing = (seed: number): Draw => {
  let state = seed | 1
  return (limit) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % limit
  }
}

/** One of some. */
export const pick = <Item>(draw: Draw, items: readonly [Item, ...Item[]]): Item => items[draw(items.length)] ?? items[0]

const rates = ['0%', '5%', '8%', '10%', '8%', '10%', 'KCT', 'KKKNT', 'KHAC:05.26%', 'KHAC:33.33%'] as const
const natures = ['goods', 'goods', 'goods', 'goods', 'special', 'promotion', 'discount', 'note'] as const

const digits = (draw: Draw, most: number): string =>
  Array.from({ length: 1 + draw(most) }, () => String(draw(10))).join('')

/** An amount of at most so many digits before and behind its point. */
export const randomAmount = (draw: Draw, whole: number, decimals: number, isNegative = false): string =>
  amountFromDigits(isNegative, digits(draw, whole), decimals === 0 ? '' : digits(draw, decimals))

/** A discount in per cent, or as an amount. */
const discountOf = (draw: Draw, places: number): Pick<GivenLine, 'discountRate' | 'discount'> => {
  const way = draw(8)
  return {
    discountRate: way > 2 ? '' : way === 0 ? '100' : randomAmount(draw, 2, 4),
    discount: way === 3 ? randomAmount(draw, 5, places) : '',
  }
}

const lineOf = (draw: Draw, places: number): GivenLine => {
  const nature: Nature = pick(draw, natures)
  const isSold = nature !== 'discount' && nature !== 'note'
  const discount = isSold ? discountOf(draw, places) : { discountRate: '', discount: '' }
  return {
    nature,
    quantity: isSold ? randomAmount(draw, 4, draw(3) === 0 ? 6 : 0, draw(12) === 0) : '',
    price: isSold ? randomAmount(draw, 9, draw(3) === 0 ? 6 : places) : '',
    ...discount,
    amount: nature === 'discount' ? randomAmount(draw, 7, places) : '',
    rate: pick(draw, rates),
  }
}

/** A document of 1 to 12 lines as sellers write them, of any nature and rate, adjustments among them. */
export const randomDocument = (draw: Draw): GivenDocument => {
  const currency = pick(draw, ['VND', 'VND', 'USD'])
  const prices: Prices = pick(draw, ['net', 'net', 'gross'])
  const places = currency === 'VND' ? 0 : 2
  return {
    currency,
    prices,
    lines: Array.from({ length: 1 + draw(12) }, () => lineOf(draw, places)),
    fees: [],
    untaxedReduction: '',
    otherReduction: '',
  }
}
