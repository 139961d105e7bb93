import { documentAmounts, type GivenDocument } from '../../../src/domain/amounts/document.ts'
import { countLine } from '../../../src/domain/amounts/line.ts'
import { sumLines } from '../../../src/domain/amounts/totals.ts'
import type { Figure } from '../figure.ts'
import { repeat } from '../server/timing.ts'
import { drawing, randomDocument, type Draw } from './randomDocuments.ts'
import { differences } from './recount.ts'

const documents = 1_000_000
const mostPrices = 999_999
const seed = 20_261_128

const wrongDocuments = (draw: Draw): number => {
  let wrong = 0
  for (let at = 0; at < documents; at += 1) {
    const given = randomDocument(draw)
    const amounts = documentAmounts(given)
    if (!amounts.ok || differences(given, amounts.value).length > 0) wrong += 1
  }
  return wrong
}

const ofPrice = (price: string, rate: string): GivenDocument => ({
  currency: 'VND',
  prices: 'gross',
  lines: [{ nature: 'goods', quantity: '1', price, discountRate: '', discount: '', amount: '', rate }],
  fees: [],
  untaxedReduction: '',
  otherReduction: '',
})

/** Prices with VAT in them that do not come back to what they were, of every one and each rate. */
const wrongPrices = (): number => {
  let wrong = 0
  for (const rate of ['5%', '8%', '10%'])
    for (let price = 1; price <= mostPrices; price += 1) {
      const amounts = documentAmounts(ofPrice(String(price), rate))
      if (!amounts.ok || amounts.value.total !== String(price)) wrong += 1
    }
  return wrong
}

const many = (draw: Draw): GivenDocument => {
  const lines = Array.from({ length: 200 }, () => randomDocument(draw).lines).flat()
  return { ...ofPrice('1', '8%'), prices: 'net', lines: lines.slice(0, 1000) }
}

/** Random documents against a count in whole numbers, every price with VAT in it, and the time that 1,000 lines take. */
export const amountFigures = async (): Promise<readonly Figure[]> => {
  const draw = drawing(seed)
  const given = many(draw)
  const rules = { places: 2, hasRates: true }
  const counted = given.lines.flatMap((line) => {
    const result = countLine(line, rules)
    return result.ok ? [result.value] : []
  })
  const whole = await repeat(30, () => documentAmounts({ ...given, currency: 'USD' }))
  const oneKey = await repeat(30, () => {
    for (const line of given.lines.slice(0, 1)) countLine(line, rules)
    sumLines(counted, 'net', 2)
  })
  return [
    { name: `wrong of ${documents} documents`, value: wrongDocuments(draw), unit: 'x', aim: 0 },
    { name: `wrong of ${mostPrices} prices x 3 rates`, value: wrongPrices(), unit: 'x', aim: 0 },
    { name: '1,000 lines anew p50', value: whole.p50, unit: 'ms', aim: 30 },
    { name: 'one of 1,000 lines anew, and the sums p50', value: oneKey.p50, unit: 'ms', aim: 1 },
  ]
}
