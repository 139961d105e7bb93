import type { GivenDocument } from '../../../src/domain/amounts/document.ts'
import type { GivenLine } from '../../../src/domain/amounts/line.ts'

const empty: GivenLine = {
  nature: 'goods',
  quantity: '',
  price: '',
  discountRate: '',
  discount: '',
  amount: '',
  rate: '10%',
}

export const line = (given: Partial<GivenLine>): GivenLine => ({ ...empty, ...given })

/** A document with these lines, in đồng and without VAT in its prices unless said otherwise. */
export const documentOf = (
  lines: readonly Partial<GivenLine>[],
  given: Partial<GivenDocument> = {},
): GivenDocument => ({
  currency: 'VND',
  prices: 'net',
  fees: [],
  untaxedReduction: '',
  otherReduction: '',
  ...given,
  lines: lines.map(line),
})
