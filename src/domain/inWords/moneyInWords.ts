import { numberInWords, tooLarge, unreadable } from './numberInWords.ts'

/** Currencies whose amounts are written in words, with their Vietnamese names (seed 002 §9). */
const currencyNames = {
  VND: 'đồng',
  USD: 'đô la Mỹ',
  EUR: 'euro',
  KRW: 'won Hàn Quốc',
  JPY: 'yên Nhật',
  GBP: 'bảng Anh',
  CNY: 'nhân dân tệ',
  AUD: 'đô la Úc',
  CAD: 'đô la Canada',
  CHF: 'franc Thụy Sĩ',
  HKD: 'đô la Hồng Kông',
  NZD: 'đô la New Zealand',
} as const

export type CurrencyInWords = keyof typeof currencyNames
export const currenciesInWords: ReadonlySet<string> = new Set(Object.keys(currencyNames))

export const isInWords = (currency: string): currency is CurrencyInWords => currenciesInWords.has(currency)

/**
 * An amount of money as an invoice writes it out: `1001` and `VND` are `Một nghìn không trăm lẻ một đồng`. What cannot be written out comes
 * back as the seed's own message, without a currency (seed 002 §8).
 * @param amount an exact decimal with a dot
 */
export const moneyInWords = (amount: string, currency: CurrencyInWords): string => {
  const words = numberInWords(amount)
  if (words === tooLarge || words === unreadable) return words
  return `${words.charAt(0).toLocaleUpperCase('vi')}${words.slice(1)} ${currencyNames[currency]}`
}
