import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { authorityStatuses } from '../../../../src/domain/declaration/status.ts'
import { codeItems } from '../../../../src/domain/codeLists.ts'
import { folded } from '../../../../src/domain/text.ts'
import type { KeptStatus } from './declarations.ts'
import type { Days } from './referenceDays.ts'
import { contains } from '../../../store/matching.ts'
import { statusNames } from './statusNames.ts'
import { typeNames } from './declarationSearch.ts'

/**
 * Where a word is found among the texts that the list shows for a day, a status and a type. They are few and stand in columns that are
 * counted (`declaration_tallies`), so that searching them reads no text.
 */
export interface ShownIn {
  readonly statuses: readonly KeptStatus[]
  readonly types: readonly string[]
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

/** Codes with their names in all languages, folded once. */
const namesOf = <Code extends string>(codes: readonly Code[], names: (code: Code) => readonly string[]) =>
  codes.map((code) => ({ code, names: names(code).map(folded) }))

const statusTexts = namesOf(authorityStatuses, (status) => statusNames[status])
const typeTexts = namesOf(
  codeItems('declaration-type').map(({ code }) => code),
  typeNames,
)

const holding = <Code extends string>(texts: ReturnType<typeof namesOf<Code>>, word: string): readonly Code[] =>
  texts.filter(({ names }) => names.some((name) => name.includes(word))).map(({ code }) => code)

/** Whether a word can be shown in a day alone, in whichever of them. */
export const isPartOfDay = (word: string): boolean => {
  const { days, statuses, types } = shownIn(word)
  return days === 'any' && statuses.length + types.length === 0
}

/** Where a folded word is shown. */
export const shownIn = (word: string): ShownIn => ({
  statuses: holding(statusTexts, word),
  types: holding(typeTexts, word),
  days: daysOf(word),
})

const shownDayText = sql<string>`(substr(register_date, 9, 2) || '/' || substr(register_date, 6, 2) || '/' || substr(register_date, 1, 4))`

const isAnyOf = (column: 'noti_cd_tax' | 'decl_type', values: readonly string[]): readonly RawBuilder<SqlBool>[] =>
  values.length === 0 ? [] : [sql<SqlBool>`${sql.ref(column)} in (${sql.join(values)})`]

export const isOnDays = ({ from, to }: Days): RawBuilder<SqlBool> =>
  sql<SqlBool>`(register_date between ${from} and ${to})`

const isShownAsDay = (days: ShownIn['days'], word: string): readonly RawBuilder<SqlBool>[] => {
  if (days === null) return []
  return [days === 'any' ? contains(shownDayText, word) : isOnDays(days)]
}

/** The same as a condition on declarations and on tallies alike; null where the word is shown in none of the three columns. */
export const isShown = (word: string): RawBuilder<SqlBool> | null => {
  const { statuses, types, days } = shownIn(word)
  const conditions = [...isShownAsDay(days, word), ...isAnyOf('noti_cd_tax', statuses), ...isAnyOf('decl_type', types)]
  return conditions.length === 0 ? null : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}
