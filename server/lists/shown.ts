import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { folded, searchWords } from '../../src/domain/text.ts'
import { contains } from '../store/matching.ts'
import type { CountedColumn, Days, ListDescription, ShownValue } from './description.ts'

/**
 * Where a word is found among the texts that the list shows for a day and for the values of counted columns. They are few and stand in
 * columns of the tallies, so that searching them reads no text.
 */
export interface ShownIn {
  /** The columns of which some value's texts hold the word, with those values. */
  readonly counted: readonly { readonly column: CountedColumn; readonly values: readonly string[] }[]
  /** Days whose DD/MM/YYYY holds the word: in a row where it is a day, a month or a year, else any that hold it. */
  readonly days: Days | 'any' | null
}

/** Whether a word is a year of the last century or of this one. */
export const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word)

const daysOf = (word: string): ShownIn['days'] => {
  if (!/^[\d/]{1,10}$/.test(word)) return null
  const [, day, month, year] = /^(?:(?:(\d\d)\/)?(\d\d)\/|\/)?(\d{4})$/.exec(word) ?? []
  if (year === undefined) return 'any'
  if (month === undefined) return { from: `${year}-01-01`, to: `${year}-12-31` }
  return { from: `${year}-${month}-${day ?? '01'}`, to: `${year}-${month}-${day ?? '31'}` }
}

/** The values of a counted column, as the list shows each. */
export const shownValues = <Value extends string>(
  values: readonly Value[],
  textsOf: (value: Value) => readonly string[],
): readonly ShownValue[] => values.map((value) => ({ value, texts: textsOf(value).map(folded) }))

/**
 * What a search asks a list for beside the values that are chosen of a column: the words, or, where it is the whole label of some values in
 * any language and without diacritics, these values. The label of one can be a part of another's (docs/decisions/0187).
 */
export const searchedAs = <Value extends string>(
  typed: string,
  chosen: readonly Value[] | null,
  values: readonly Value[],
  textsOf: (value: Value) => readonly string[],
): { readonly words: readonly string[]; readonly values: readonly Value[] | null } => {
  const label = folded(typed).trim().replace(/\s+/g, ' ')
  const labelled = values.filter((value) => textsOf(value).some((text) => folded(text) === label))
  if (labelled.length === 0) return { words: searchWords(typed), values: chosen }
  return { words: [], values: labelled.filter((value) => chosen === null || chosen.includes(value)) }
}

const holding = ({ values }: CountedColumn, word: string): readonly string[] =>
  values.filter(({ texts }) => texts.some((text) => text.includes(word))).map(({ value }) => value)

/** Where a folded word is shown. */
export const shownIn = ({ counted }: ListDescription, word: string): ShownIn => ({
  counted: counted
    .map((column) => ({ column, values: holding(column, word) }))
    .filter(({ values }) => values.length > 0),
  days: daysOf(word),
})

/** Whether a word is shown in every row: in all values of a counted column. */
export const isShownAlways = (description: ListDescription, word: string): boolean =>
  shownIn(description, word).counted.some(({ column, values }) => values.length === column.values.length)

/** Whether a word can be shown in a day alone, in whichever of them. */
export const isPartOfDay = (description: ListDescription, word: string): boolean => {
  const { counted, days } = shownIn(description, word)
  return days === 'any' && counted.length === 0
}

const shownDayText = ({ day }: ListDescription): RawBuilder<string> => {
  const column = sql.ref(day)
  return sql<string>`(substr(${column}, 9, 2) || '/' || substr(${column}, 6, 2) || '/' || substr(${column}, 1, 4))`
}

export const isOnDays = ({ day }: ListDescription, { from, to }: Days): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(day)} between ${from} and ${to})`

const isShownAsDay = (
  description: ListDescription,
  days: ShownIn['days'],
  word: string,
): readonly RawBuilder<SqlBool>[] => {
  if (days === null) return []
  return [days === 'any' ? contains(shownDayText(description), word) : isOnDays(description, days)]
}

/** The same as a condition on rows and on their tallies alike; null where the word is shown in none of these columns. */
export const isShown = (description: ListDescription, word: string): RawBuilder<SqlBool> | null => {
  const { counted, days } = shownIn(description, word)
  const conditions = [
    ...isShownAsDay(description, days, word),
    ...counted.map(({ column, values }) => sql<SqlBool>`${sql.ref(column.name)} in (${sql.join(values)})`),
  ]
  return conditions.length === 0 ? null : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}
