import { readAmount, type Amount } from '../../money.ts'

/** How the numbers of a file are written that are texts: `vi` as 1.234,5 and `en` as 1,234.5. */
export const separators = ['vi', 'en'] as const
export type Separators = (typeof separators)[number]

/** A number whose only sign may be that of thousands or of decimals. */
const twofold = /^[-−]?[1-9]\d{0,2}[.,]\d{3}$/

export const isTwofold = (text: string): boolean => twofold.test(text)

const english = /,\d{3},|,\d{3}\.|^[-−]?\d*\.\d{1,2}$|^[-−]?\d*\.\d{4,}$|^[-−]?\d{4,}\.\d+$|^[-−]?0\.\d+$/
const vietnamese = /\.\d{3}\.|\.\d{3},|^[-−]?\d*,\d{1,2}$|^[-−]?\d*,\d{4,}$|^[-−]?\d{4,},\d+$|^[-−]?0,\d+$/

/** How numbers are written where one is, which can be read in one way alone; null where it is in either or none. */
export const separatorsOf = (text: string): Separators | null => {
  if (isTwofold(text) || text.length > longest) return null
  return english.test(text) ? 'en' : vietnamese.test(text) ? 'vi' : null
}

const longest = 100

/** A typed number as it is kept, or null where it is none. A twofold one is read by the separators. */
export const readNumber = (text: string, by: Separators): Amount | null => {
  if (by === 'vi' || !isTwofold(text)) return readAmount(text)
  return readAmount(text.includes(',') ? text.replace(',', '') : text.replace('.', ','))
}
