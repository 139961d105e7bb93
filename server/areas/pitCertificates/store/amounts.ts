/** An amount in whole đồng as it is kept: null where there is none. */
export const amountColumn = (text: string): number | null => (text === '' ? null : Number(text))

export const amountText = (kept: number | string | bigint | null): string => (kept === null ? '' : String(kept))

const digits = 15
const largest = 10 ** digits - 1

/** Texts that are in order as their amounts are; empty before all. */
export const amountOrder = (text: string): string => {
  if (text === '') return ''
  const amount = Number(text)
  return amount < 0 ? `0${String(largest + amount).padStart(digits, '0')}` : `1${String(amount).padStart(digits, '0')}`
}
