import { withoutLastZeros } from '../../../src/domain/digits.ts'
import type { Amount } from '../../../src/domain/money.ts'

/** The amount that digits before and behind a decimal point make. */
export const amountFromDigits = (isNegative: boolean, whole: string, fraction: string): Amount => {
  const [before, behind] = [whole.replace(/^0+(?=\d)/, ''), withoutLastZeros(fraction)]
  const amount = behind === '' ? before : `${before}.${behind}`
  return isNegative && amount !== '0' ? `-${amount}` : amount
}
