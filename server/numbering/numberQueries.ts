import type { Kysely, Selectable } from 'kysely'
import * as v from 'valibot'
import { numberReasons } from '../../src/domain/documents/numbers.ts'
import { inParts } from '../store/inParts.ts'
import { forEveryCompany } from '../store/statements.ts'
import type { Tables } from '../store/tables.ts'
import type { Numbers, NumberWaiting, OutstandingNumber, Series } from './numbers.ts'

declare module '../store/tables.ts' {
  interface Tables {
    number_counters: {
      company_id: string
      year: number
      form: string
      symbol: string
      next: number
      last_day: string
    }
    numbers: {
      company_id: string
      year: number
      form: string
      symbol: string
      number: number
      day: string
      day_before: string
      document_id: string | null
      held_until: string
      reason: string
      since: string
    }
  }
}

const reasonSchema = v.picklist(numberReasons)

const seriesColumns = ['company_id', 'year', 'form', 'symbol'] as const

const keyOf = ({ companyId, ...others }: Series) => ({ company_id: companyId, ...others })

const outstandingOf = (row: Selectable<Tables['numbers']>): NumberWaiting => ({
  series: { companyId: row.company_id, year: row.year, form: row.form, symbol: row.symbol },
  number: row.number,
  day: row.day,
  dayBefore: row.day_before,
  documentId: row.document_id,
  heldUntil: row.held_until,
  reason: v.parse(reasonSchema, row.reason),
  since: row.since,
})

const ofSeries = (db: Kysely<Tables>, series: Series) => db.selectFrom('numbers').where((row) => row.and(keyOf(series)))

const counting = (db: Kysely<Tables>): Pick<Numbers, 'hold' | 'counter' | 'setCounter'> => ({
  async hold(series) {
    // A row that is there is written as it is, which locks it on PostgreSQL.
    const { next, last_day } = await db
      .insertInto('number_counters')
      .values({ ...keyOf(series), next: 1, last_day: '' })
      .onConflict((conflict) =>
        conflict.columns(seriesColumns).doUpdateSet((row) => ({ next: row.ref('number_counters.next') })),
      )
      .returning(['next', 'last_day'])
      .executeTakeFirstOrThrow()
    return { next, lastDay: last_day }
  },
  async counter(series) {
    const row = await db
      .selectFrom('number_counters')
      .select(['next', 'last_day'])
      .where((counter) => counter.and(keyOf(series)))
      .executeTakeFirst()
    return row === undefined ? null : { next: row.next, lastDay: row.last_day }
  },
  async setCounter(series, { next, lastDay }) {
    await db
      .updateTable('number_counters')
      .set({ next, last_day: lastDay })
      .where((row) => row.and(keyOf(series)))
      .execute()
  },
})

const reading = (db: Kysely<Tables>): Pick<Numbers, 'ofDocuments' | 'free' | 'ended' | 'count'> => ({
  async ofDocuments(companyId, documentIds) {
    const found: NumberWaiting[] = []
    await inParts(documentIds, async (part) => {
      const rows = await db
        .selectFrom('numbers')
        .selectAll()
        .where('company_id', '=', companyId)
        .where('document_id', 'in', part)
        .execute()
      found.push(...rows.map(outstandingOf))
    })
    return found
  },
  async free(series, day, limit) {
    const rows = await ofSeries(db, series)
      .selectAll()
      .where('document_id', 'is', null)
      .$if(day !== null, (query) => query.where('day', '=', day))
      .orderBy('number')
      .limit(limit)
      .execute()
    return rows.map(outstandingOf)
  },
  async ended(series, now, limit) {
    const rows = await ofSeries(db, series)
      .selectAll()
      .where('held_until', '>', '')
      .where('held_until', '<=', now)
      .orderBy('number')
      .limit(limit)
      .execute()
    return rows.map(outstandingOf)
  },
  async count(series) {
    const { count } = await ofSeries(db, series)
      .select((row) => row.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
})

const rowOf = (
  series: Series,
  { number, day, dayBefore, documentId, heldUntil, reason, since }: OutstandingNumber,
) => ({
  ...keyOf(series),
  number,
  day,
  day_before: dayBefore,
  document_id: documentId,
  held_until: heldUntil,
  reason,
  since,
})

const writing = (db: Kysely<Tables>): Pick<Numbers, 'insert' | 'remove' | 'use'> => ({
  insert: (series, numbers) =>
    inParts(numbers, (part) =>
      db
        .insertInto('numbers')
        .values(part.map((one) => rowOf(series, one)))
        .execute(),
    ),
  remove: (series, numbers) =>
    inParts(numbers, (part) =>
      db
        .deleteFrom('numbers')
        .where((row) => row.and(keyOf(series)))
        .where('number', 'in', part)
        .execute(),
    ),
  async use(series, documentId, number) {
    const { numDeletedRows } = await db
      .deleteFrom('numbers')
      .where((row) => row.and(keyOf(series)))
      .where('number', '=', number)
      .where('document_id', '=', documentId)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  },
})

const changing = (db: Kysely<Tables>): Pick<Numbers, 'setFree' | 'setHeld' | 'setReason'> => ({
  setFree: (series, numbers, { reason, since }) =>
    inParts(numbers, (part) =>
      db
        .updateTable('numbers')
        .set({ document_id: null, held_until: '', reason, since })
        .where((row) => row.and(keyOf(series)))
        .where('number', 'in', part)
        .where('document_id', 'is not', null)
        .execute(),
    ),
  async setHeld(series, numbers, { heldUntil, reason, since }) {
    let held = 0n
    await inParts(numbers, async (part) => {
      const { numUpdatedRows } = await db
        .updateTable('numbers')
        .set({ held_until: heldUntil, reason, since })
        .where((row) => row.and(keyOf(series)))
        .where('number', 'in', part)
        .executeTakeFirstOrThrow()
      held += numUpdatedRows
    })
    return held === BigInt(numbers.length)
  },
  async setReason(companyId, { documentId, number }, { reason, since }) {
    const { numUpdatedRows } = await db
      .updateTable('numbers')
      .set({ reason, since })
      .where('company_id', '=', companyId)
      .where('document_id', '=', documentId)
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },
})

const waiting =
  (db: Kysely<Tables>): Numbers['waiting'] =>
  async (companyId, { forms, symbol }, page) => {
    const rows = db
      .selectFrom('numbers')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('held_until', '=', '')
      .where('form', 'in', forms)
      .$if(symbol !== null, (query) => query.where('symbol', '=', symbol ?? ''))
    const { total } = await rows
      .clearSelect()
      .select((row) => row.fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow()
    const found = await rows
      .orderBy('year')
      .orderBy('form')
      .orderBy('symbol')
      .orderBy('number')
      .limit(page.size)
      .offset(page.number * page.size)
      .execute()
    return { items: found.map(outstandingOf), total: Number(total), isMinimum: false }
  }

const seriesWithEnded =
  (db: Kysely<Tables>): Numbers['seriesWithEnded'] =>
  async (now, limit) => {
    const rows = await forEveryCompany(() =>
      db
        .selectFrom('numbers')
        .select(seriesColumns)
        .distinct()
        .where('held_until', '>', '')
        .where('held_until', '<=', now)
        .limit(limit)
        .execute(),
    )
    return rows.map(({ company_id: companyId, ...others }) => ({ companyId, ...others }))
  }

export const numbersIn = (db: Kysely<Tables>): Numbers => ({
  ...counting(db),
  ...reading(db),
  ...writing(db),
  ...changing(db),
  waiting: waiting(db),
  seriesWithEnded: seriesWithEnded(db),
})
