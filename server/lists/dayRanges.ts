import type { Kysely } from 'kysely'
import { shownDay } from '../../src/domain/dates.ts'
import type { Tables } from '../store/tables.ts'
import { talliedByDay } from './counts.ts'
import type { Narrowed, DayRange } from './narrowed.ts'

/** Lists of more ranges are not read by them: each costs a statement. */
const most = 30

/** The days of a list on which all of some words are shown, the first day first; null where too few of them follow one another. */
export const dayRangesOf = async (
  db: Kysely<Tables>,
  list: Narrowed,
  words: readonly string[],
): Promise<readonly DayRange[] | null> => {
  const dayRanges: DayRange[] = []
  let isGoingOn = false
  for (const { day, count } of await talliedByDay(db, { ...list, conditions: [] })) {
    const isShown = words.every((word) => shownDay(day).includes(word))
    const last = isGoingOn && isShown ? dayRanges.pop() : undefined
    if (isShown) dayRanges.push({ from: last?.from ?? day, to: day, count: (last?.count ?? 0) + count })
    if (dayRanges.length > most) return null
    isGoingOn = isShown
  }
  return dayRanges
}
