import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addUpTallies, talliedByValue } from '../../server/lists/counts.ts'
import { listPage, type SearchedFilter } from '../../server/lists/listPage.ts'
import { narrowedBy } from '../../server/lists/narrowed.ts'
import { defaultListLimits } from '../../server/store/connection.ts'
import { openDatabase, type OpenDatabase } from '../../server/store/openDatabase.ts'
import { shownDay } from '../../src/domain/dates.ts'
import { folded, searchWords } from '../../src/domain/text.ts'
import { startDatabases } from './support/databases.ts'
import { insertEntries, stateColumn, toyList, toySchema, type Entry } from './support/toyList.ts'

const databases = await startDatabases()

const people = ['binh', 'an', 'chi', 'lan anh']

/** The number of an entry names its day; that of every eleventh the day of another, and every thirteenth has a year in its note. */
const entries = Array.from({ length: 240 }, (_, index): Entry => {
  const day = `202${5 + (index % 2)}-0${1 + (index % 3)}-0${1 + (index % 7)}`
  const numbered = index % 11 === 0 ? '20260102' : day.replaceAll('-', '')
  return {
    company_id: index % 6 === 5 ? 'other' : 'one',
    id: `id-${(index * 7) % 240}`,
    book: index % 5 === 4 ? 'b' : 'a',
    day,
    state: index % 4 === 0 ? 'closed' : 'open',
    note: `e${numbered}-${index} ${people[index % 4]}${index % 13 === 0 ? ' since 2024' : ''}`,
  }
})

const everything: SearchedFilter = { part: 'a', from: '2025-01-01', to: '2026-12-31', chosen: [], words: [] }

const textsOf = ({ day, state, note }: Entry): readonly string[] => [
  shownDay(day),
  ...(stateColumn.values.find(({ value }) => value === state)?.texts ?? []),
  note,
]

/** The same list, made by reading every row. */
const expected = ({ part, from, to, chosen, words }: SearchedFilter, column: 'day' | 'note', isRising: boolean) => {
  const found = entries.filter(
    (entry) =>
      entry.company_id === 'one' &&
      entry.book === part &&
      entry.day >= from &&
      entry.day <= to &&
      chosen.every(({ values }) => values === null || values.includes(entry.state)) &&
      words.every((word) => textsOf(entry).some((text) => folded(text).includes(word))),
  )
  const places = found.map((entry) => `${entry[column]}\u0000${entry.id}`).toSorted()
  return (isRising ? places : places.toReversed()).map((place) => place.split('\u0000')[1])
}

const size = 10
const lists: readonly (readonly [name: string, filter: Partial<SearchedFilter>, search: string])[] = [
  ['a part', {}, ''],
  ['another part', { part: 'b' }, ''],
  ['a part that has nothing', { part: 'c' }, ''],
  ['some days', { from: '2025-02-01', to: '2026-01-31' }, ''],
  ['a counted value', { chosen: [{ column: stateColumn, values: ['closed'] }] }, ''],
  ['two counted values', { chosen: [{ column: stateColumn, values: ['closed', 'open'] }] }, ''],
  ['no value', { chosen: [{ column: stateColumn, values: [] }] }, ''],
  ['the text of a value', {}, 'đã đóng'],
  ['the text of a value beside another value', { chosen: [{ column: stateColumn, values: ['open'] }] }, 'closed'],
  ['a day', {}, '03/02/2026'],
  ['a part of a day', {}, '3/02'],
  ['a month and a name', {}, '02/2025 binh'],
  ['a name', {}, 'lan anh'],
  ['two letters', {}, 'an'],
  ['a year', {}, '2026'],
  ['a year of no row', {}, '2024'],
  ['a year of no row and a name', {}, '2024 binh'],
  ['the number of a day', {}, 'e20260102'],
  ['a value, a year and a name', {}, 'open 2025 chi'],
  ['a letter of all values', {}, 'o'],
  ['a letter of all values and a name', {}, 'o binh'],
  ['a day and a value', {}, '03/02/2026 closed'],
  ['a day, its month and a value', {}, '03/02/2026 02/2026 open'],
  ['a year of no row and a value', {}, '2024 closed'],
  ['a whole number, a name and a value', {}, 'e20260102-33 lan anh closed'],
  ['a whole number of its day', {}, 'e20260202-7 lan anh'],
  ['many words of one row and a day', {}, 'e20260102 lan anh since 02/2026'],
  ['what nothing has', {}, 'nobody'],
]

describe.each(databases.map((database) => [database.kind, database] as const))('a list on %s', (kind, database) => {
  let opened: OpenDatabase<ReturnType<typeof toySchema.repositories>>
  beforeAll(async () => {
    opened = await openDatabase(toySchema, await database.createEmpty())
    await insertEntries(opened.db, kind, entries)
  })
  afterAll(() => opened.store.close())

  const reading = {
    'the rows': defaultListLimits[kind],
    'the index of words': { sampled: 0, read: 0, counted: 1000 },
  }
  describe.each(Object.entries(reading))('that reads %s', (_name, limits) => {
    it.each(lists)('has the rows of %s, in order, page by page, and counts them', async (_of, narrowing, search) => {
      const filter = { ...everything, ...narrowing, words: searchWords(search) }
      const pageOf = listPage({ db: opened.db, kind, limits }, toyList)
      for (const column of ['day', 'note'] as const)
        for (const direction of ['asc', 'desc'] as const) {
          const rows = expected(filter, column, direction === 'asc')
          const last = Math.max(0, Math.ceil(rows.length / size) - 1)
          for (const number of new Set([0, Math.floor(last / 2), last])) {
            const found = await pageOf('one', filter, { number, size, sort: { column, direction } })
            expect({ ...found, rows: found.rows.map(({ id }) => id) }).toEqual({
              total: rows.length,
              isMinimum: false,
              rows: rows.slice(number * size, (number + 1) * size),
            })
          }
        }
    })
  })

  it('is by day, the newest first, where it cannot be put into the order that is asked for', async () => {
    const pageOf = listPage({ db: opened.db, kind, limits: defaultListLimits[kind] }, toyList)
    const sort = { column: 'search_number', direction: 'desc' } as const
    const { rows } = await pageOf('one', everything, { number: 0, size, sort })
    expect(rows.map(({ id }) => id)).toEqual(expected(everything, 'day', false).slice(0, size))
  })

  it('is counted by value, the same after its tallies are added up', async () => {
    const list = narrowedBy(toyList, 'one', everything)
    const counts = async () =>
      (await talliedByValue(opened.db, list, stateColumn)).toSorted((one, other) =>
        one.value.localeCompare(other.value),
      )
    const closed = { ...everything, chosen: [{ column: stateColumn, values: ['closed'] }] }
    const open = { ...everything, chosen: [{ column: stateColumn, values: ['open'] }] }
    const before = [
      { value: 'closed', count: expected(closed, 'day', true).length },
      { value: 'open', count: expected(open, 'day', true).length },
    ]
    expect(await counts()).toEqual(before)
    await opened.db.transaction().execute((inside) => addUpTallies(inside, kind, toyList))
    expect(await counts()).toEqual(before)
    const tallies = await opened.db.selectFrom('toy_tallies').select('change').execute()
    expect(tallies.length).toBeLessThan(entries.length)
    expect(tallies.reduce((sum, { change }) => sum + change, 0)).toBe(entries.length)
  })
})
