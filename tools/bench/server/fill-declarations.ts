import { sql, type Kysely } from 'kysely'
import { authorityStatuses } from '../../../src/domain/declaration/status.ts'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { answerSearchText, declarationSearchText } from '../../../server/areas/declarations/store/declaration-search.ts'
import type { DatabaseKind } from '../../../server/store/migrations/schema-builder.ts'
import type { Tables } from '../../../server/store/tables.ts'
import { content } from '../../product/server/rows.ts'

/** Texts of SQL in which the two databases differ; `i` is the number of a row, from 0. */
const dialects = {
  sqlite: {
    numbers: (rows: number) =>
      `with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i < ${rows - 1})`,
    day: `date('2023-01-01', '+' || ((i * 13) % 1200) || ' days')`,
    hex: (value: string, digits: number) => `printf('%0${digits}x', ${value})`,
  },
  postgres: {
    numbers: (rows: number) => `with numbers(i) as (select generate_series(0, ${rows - 1})::bigint)`,
    day: `to_char(date '2023-01-01' + (i * 13 % 1200)::int, 'YYYY-MM-DD')`,
    hex: (value: string, digits: number) => `lpad(to_hex(${value}), ${digits}, '0')`,
  },
} as const

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

const cases = (of: string, values: readonly (readonly [string, string])[]): string =>
  `case ${of} ${values.map(([when, then]) => `when ${when} then ${then}`).join(' ')} end`

const persons = ['nguyen van an', 'tran thi binh', 'le hoang cuong', 'pham minh duc', 'hoang thu ha']

/** Six of ten are accepted, and some of every other kind; days, types, shops and people are spread evenly. */
const statuses = [
  'accepted',
  'accepted',
  'accepted',
  'accepted',
  'accepted',
  'accepted',
  'rejected',
  'refused',
  'draft',
  'received',
]

/** Makes declarations of the demo company by one statement, with the texts that the store would write. */
export const fillDeclarations = async (db: Kysely<Tables>, kind: DatabaseKind, rows: number): Promise<void> => {
  const { numbers, day, hex } = dialects[kind]
  const body = content({ pos_key: '{shop}', contact_per: '{person}', reg_date: '{day}' })
  const template = literal(declarationSearchText(body, '{reference}'))
  const shownDay = `substr(day, 9, 2) || '/' || substr(day, 6, 2) || '/' || substr(day, 1, 4)`
  const searched = `replace(replace(replace(replace(${template}, '{shop}', 'pos-' || (i % 500)), '{person}', person), '{reference}', lower(reference)), '{day}', ${shownDay})`
  const answered = cases(
    'status',
    authorityStatuses.map((status) => [literal(status), literal(answerSearchText(status, '', ''))]),
  )
  await sql
    .raw(`insert into declarations (id, company_id, decl_form_no, register_date, decl_type, noti_cd_tax, noti_nm_tax, reference,
      pos_key, tr_cd_tax, sign_by, requested_at, content_hash, search_text, answer_text)
    ${numbers(rows)},
    days as (select i, ${day} as day, ${cases(
      'i % 10',
      statuses.map((status, at) => [String(at), literal(status)]),
    )} as status,
      ${cases(
        'i % 5',
        persons.map((person, at) => [String(at), literal(person)]),
      )} as person from numbers),
    named as (select days.*, 'TK' || replace(day, '-', '') || '-' || upper(${hex('(i * 7919 + 12345) % 16777216', 6)}) as reference from days)
    select '019a0000-0000-7000-8000-' || ${hex('i', 12)}, ${literal(demoCompany.id)}, ${literal(body.decl_form_no)}, day,
      case when i % 7 = 0 then '2' else '1' end, status, '', reference, 'POS-' || (i % 500), '', '', '', cast(i as text), ${searched}, ${answered}
    from named`)
    .execute(db)
}
