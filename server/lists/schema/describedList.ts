import { sql, type SqlBool } from 'kysely'
import type { CountedColumn, Days, ListDescription, ShownValue } from '../description.ts'
import { indexOf, textsOf, type ListedColumns } from './listedColumns.ts'
import { namesOtherDay } from './otherDays.ts'

const dayOf = (digits: string): string => digits.replace(/^(....)(..)/, '$1-$2-')

/** The days whose own references begin as a word does; null for every other word. */
const referenceDays =
  (reference: string) =>
  (word: string): Days | null => {
    if (!word.startsWith(reference)) return null
    const [digits] = /^(?:19|20)\d{2,6}/.exec(word.slice(reference.length)) ?? []
    return digits === undefined ? null : { from: dayOf(digits.padEnd(8, '0')), to: dayOf(digits.padEnd(8, '9')) }
  }

/** A counted column of a list; without texts those of its values are among the texts of a row. */
export const countedColumn = <Column extends string>(
  listed: ListedColumns,
  column: Column,
  values: readonly ShownValue[] = [],
): CountedColumn<Column> => {
  const name = listed.counted.find((each) => each.column === column)?.name ?? column
  return { name: column, byDay: indexOf(listed, `${name}_day`), values }
}

/** The description of a list whose tables `createListTables` has made. */
export const describedList = <Sorted extends string, Tallied extends string>(
  listed: ListedColumns<Sorted, Tallied>,
  counted: readonly CountedColumn<Tallied>[],
): Omit<ListDescription<Sorted, Tallied>, 'table' | 'tallies'> => {
  const { table, one, part, day, sorted } = listed
  const otherDays = namesOtherDay(listed)
  return {
    part,
    day,
    byDay: indexOf(listed, 'day'),
    counted,
    sorted: sorted.map((name) => ({ name, index: indexOf(listed, name) })),
    words: {
      text: sql.raw<string>(`(${listed.texts.join(` || '\n' || `)})`),
      daysNamed: referenceDays(listed.reference),
      sqlite: {
        trigrams: `${one}_index`,
        vocabulary: `${one}_vocabulary`,
        numbers: `${one}_numbers`,
        number: 'search_number',
        byNumber: indexOf(listed, 'search_number'),
        otherDays: { index: `${table}_of_other_days`, condition: sql.raw<SqlBool>(otherDays.sqlite) },
      },
      postgres: {
        terms: sql.raw(`${one}_terms(company_id, ${day}, ${textsOf(listed, 'postgres')})`),
        otherDays: sql.raw<SqlBool>(otherDays.postgres),
      },
    },
  }
}
