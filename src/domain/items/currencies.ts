/** Currencies of items: those of seed 002 §9, by their codes of ISO 4217. */
export const currencies = ['VND', 'USD', 'EUR', 'KRW', 'JPY', 'GBP', 'CNY', 'AUD', 'CAD', 'CHF', 'HKD', 'NZD'] as const
export type Currency = (typeof currencies)[number]

/** The currency of a new item (seed 001 §5). */
export const defaultCurrency: Currency = 'VND'

/** Longest text that is looked at as a currency, with blanks around it. */
const longestRead = 50

/** The currency that somebody typed or a cell holds, or null. */
export const readCurrency = (typed: string): Currency | null =>
  typed.length > longestRead
    ? null
    : (currencies.find((code) => code === typed.normalize('NFKC').trim().toUpperCase()) ?? null)
