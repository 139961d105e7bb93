import { scaled } from '../amounts/recount.ts'

const grouped = /^-?(?:0|[1-9]\d{0,2}(?:\.\d{3})*)(?:,\d+)?$/

/** A number as people in Vietnam write it, exactly; of anything else what it says. */
export const readPrinted = (text: string): bigint | string =>
  grouped.test(text) ? scaled(text.replaceAll('.', '').replace(',', '.')) : `"${text}"`

/** The same of an amount of money, with as many decimals as its currency has. */
export const readMoney = (text: string, currency: string): bigint | string =>
  (/,(\d+)$/.exec(text)?.[1] ?? '').length === (currency === 'VND' ? 0 : 2) ? readPrinted(text) : `"${text}"`

/** Collects what is not the same. */
export interface Comparing {
  readonly wrong: readonly string[]
  readonly same: (name: string, found: bigint | string, right: bigint | string) => void
}

export const comparing = (): Comparing => {
  const wrong: string[] = []
  return {
    wrong,
    same(name, found, right) {
      if (found !== right) wrong.push(`${name}: ${found} for ${right}`)
    },
  }
}
