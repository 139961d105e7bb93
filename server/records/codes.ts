import { sql, type Kysely } from 'kysely'
import { recordCodeKey } from '../../src/domain/recordCode.ts'
import type { Tables } from '../store/tables.ts'

/** Tables of records that have codes of their own within the company, or are given one. */
interface CodedTables {
  /** Has `code_key`, equal for codes that look alike (src/domain/recordCode.ts). */
  readonly records: string
  /** How far each company's codes are counted, in `last`. */
  readonly counters: string
  /** What a code that is given begins with. */
  readonly prefix: string
}

/** The codes of a company's records. */
export interface RecordCodes {
  /** Which of these codes, at most 1,000 of them, other records than `except` have, or have one that looks like it. */
  readonly takenCodes: (companyId: string, codes: readonly string[], except?: string) => Promise<ReadonlySet<string>>
  /** The first of the next `count` numbers of codes that are given, from 1; given back with the transaction. */
  readonly takeNumbers: (companyId: string, count: number) => Promise<number>
  /** The next of these numbers whose code no record has, within a transaction that holds the company. */
  readonly takeFreeNumber: (companyId: string) => Promise<number>
}

/** The prefix, and six digits or more (decision 0280). */
export const givenCode = (prefix: string, number: number): string => `${prefix}${String(number).padStart(6, '0')}`

const takenCodes =
  (db: Kysely<Tables>, { records }: CodedTables): RecordCodes['takenCodes'] =>
  async (companyId, codes, except = '') => {
    const keys = new Map(codes.map((code) => [code, recordCodeKey(code)]))
    const wanted = sql.join([...new Set(keys.values())])
    const { rows } = await sql<{ code_key: string }>`select code_key from ${sql.table(records)}
      where company_id = ${companyId} and code_key in (${wanted}) and id <> ${except}`.execute(db)
    const taken = new Set(rows.map(({ code_key }) => code_key))
    return new Set(codes.filter((code) => taken.has(keys.get(code) ?? '')))
  }

const lastOf = (rows: readonly { readonly last: number }[]): number => {
  const [taken] = rows
  if (taken === undefined) throw new Error('a counter answered nothing')
  return taken.last
}

const takeNumbers =
  (db: Kysely<Tables>, { counters }: CodedTables): RecordCodes['takeNumbers'] =>
  async (companyId, count) => {
    const table = sql.table(counters)
    const { rows } = await sql<{ last: number }>`insert into ${table} (company_id, last) values (${companyId}, ${count})
      on conflict (company_id) do update set last = ${table}.last + ${count} returning last`.execute(db)
    return lastOf(rows) - count + 1
  }

/**
 * One statement, whatever number of codes is taken: each query of a transaction costs SQLite a turn in which nothing else is answered.
 */
const takeFreeNumber =
  (db: Kysely<Tables>, { records, counters, prefix }: CodedTables): RecordCodes['takeFreeNumber'] =>
  async (companyId) => {
    const [codes, table, start] = [sql.table(records), sql.table(counters), sql.lit(recordCodeKey(prefix))]
    // As `givenCode` and `code_key` write it.
    const codeKey = sql`${start} || (case when number < 1000000 then substr(cast(1000000 + number as text), 2) else cast(number as text) end)`
    const { rows } = await sql<{ last: number }>`
      insert into ${table} (company_id, last)
      with recursive candidates (number) as (
        select coalesce((select last from ${table} where company_id = ${companyId}), 0) + 1
        union all
        select number + 1 from candidates
        where exists (select 1 from ${codes} where company_id = ${companyId} and code_key = ${codeKey})
      )
      select cast(${companyId} as text), max(number) from candidates where true
      on conflict (company_id) do update set last = excluded.last
      returning last`.execute(db)
    return lastOf(rows)
  }

/**
 * So many codes that no record has, within a transaction that holds the company. Codes that are taken one after another are passed by in one
 * statement, others thin out by at least half with each round.
 */
export const freeCodes = async (
  { takenCodes: taken, takeNumbers: take, takeFreeNumber: next }: RecordCodes,
  companyId: string,
  count: number,
  codeOf: (number: number) => string,
): Promise<readonly string[]> => {
  const free: string[] = []
  while (free.length < count) {
    free.push(codeOf(await next(companyId)))
    const wanted = count - free.length
    if (wanted === 0) break
    const first = await take(companyId, wanted)
    const codes = Array.from({ length: wanted }, (_none, at) => codeOf(first + at))
    const known = await taken(companyId, codes)
    free.push(...codes.filter((code) => !known.has(code)))
  }
  return free
}

export const recordCodesIn = (db: Kysely<Tables>, tables: CodedTables): RecordCodes => ({
  takenCodes: takenCodes(db, tables),
  takeNumbers: takeNumbers(db, tables),
  takeFreeNumber: takeFreeNumber(db, tables),
})
