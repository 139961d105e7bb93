import type { InvoiceFee } from '../content.ts'
import { isAmount } from '../../money.ts'
import { natureOf, newLine, type InvoiceLine } from '../lines.ts'

/** The amount with its other sign; a text that is none, as it is. */
export const turned = (amount: string): string => {
  if (!isAmount(amount) || amount === '0') return amount
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
}

/** Lines that say more than a text. */
const counting = (lines: readonly InvoiceLine[]): readonly InvoiceLine[] =>
  lines.filter(({ nature }) => natureOf(nature) !== 'note')

/** The lines again, to be changed. */
export const copied = (lines: readonly InvoiceLine[]): InvoiceLine[] =>
  counting(lines).map((line) => ({ ...line, special: line.special.map((datum) => ({ ...datum })) }))

/** Lines that take others back: their quantities, and what is given in the place of these, below nothing. */
export const takenBack = (lines: readonly InvoiceLine[]): InvoiceLine[] =>
  copied(lines).map((line) => ({
    ...line,
    quantity: turned(line.quantity),
    discount_amt: turned(line.discount_amt),
    amount: turned(line.amount),
  }))

const withoutAmounts = { discount_amt: '', amount: '' } as const

/** Lines whose price is to become another: each with its quantity and discount, and its difference still open. */
export const withoutPrice = (lines: readonly InvoiceLine[]): InvoiceLine[] =>
  copied(lines).map((line) => ({ ...line, ...withoutAmounts, price: '' }))

/** Lines of which more or less was sold: each with its price and discount, and its difference still open. */
export const withoutQuantity = (lines: readonly InvoiceLine[]): InvoiceLine[] =>
  copied(lines).map((line) => ({ ...line, ...withoutAmounts, quantity: '' }))

/** Lines that come to something else: each with its difference still open. */
export const withoutAmount = (lines: readonly InvoiceLine[]): InvoiceLine[] =>
  copied(lines).map((line) => ({ ...line, ...withoutAmounts, discount_rate: '', quantity: '', price: '' }))

/** The same lines under a rate that is still open. */
export const withoutRate = (lines: readonly InvoiceLine[]): InvoiceLine[] =>
  copied(lines).map((line) => ({ ...line, vat_rate: '' }))

/** A line that says something and counts nothing. */
export const noteOf = (text: string): InvoiceLine => ({ ...newLine(''), nature: '4', item_name: text })

/** A discount that was reached later, for each rate: its amount is still open. */
export const discountsOf = (lines: readonly InvoiceLine[]): InvoiceLine[] =>
  [...new Set(counting(lines).map(({ vat_rate }) => vat_rate))].map((rate) => ({
    ...newLine(rate),
    nature: '3',
    item_name: 'Chiết khấu thương mại',
  }))

export const feesTakenBack = (fees: readonly InvoiceFee[]): InvoiceFee[] =>
  fees.map(({ fee_name, fee_amt }) => ({ fee_name, fee_amt: turned(fee_amt) }))
