/** What a number format makes of a number, as far as it changes what the number means. */
export type NumberFormat = { readonly kind: 'number' } | { readonly kind: 'date' } | PaddedFormat

/** Zeros alone: the number is shown with at least that many digits. */
export interface PaddedFormat {
  readonly kind: 'padded'
  readonly digits: number
}

const number: NumberFormat = { kind: 'number' }
const date: NumberFormat = { kind: 'date' }

/** Formats that are known by their id alone; those from 27 on are dates in East Asian languages (ECMA-376 part 1, 18.8.30). */
const dateIds: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 45],
  [47, 47],
  [50, 58],
]

/** Quoted texts, escaped letters, fillers, and what stands in brackets: colours, languages, conditions. */
const notMeant = /"[^"]*"|[\\_*].|\[[^[\]]*\]/g
const elapsed = /\[[hms]+\]/i
/** Longest code of a format (spreadsheets take 255 characters); a longer one says nothing. */
const longestCode = 1000

export const formatOfCode = (code: string): NumberFormat => {
  if (code.length > longestCode || elapsed.test(code)) return number
  const [first = ''] = code.replace(notMeant, '').split(';')
  if (/general/i.test(first)) return number
  if (/^0{2,}$/.test(first)) return { kind: 'padded', digits: first.length }
  return /[dhmsy]/i.test(first) ? date : number
}

export const formatOfId = (id: number): NumberFormat =>
  dateIds.some(([from, to]) => id >= from && id <= to) ? date : number
