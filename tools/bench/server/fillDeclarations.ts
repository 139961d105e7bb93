import { sql, type Kysely } from 'kysely'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { answerSearchText, declarationSearchText } from '../../../server/areas/declarations/store/declarationSearch.ts'
import type { DatabaseKind } from '../../../server/store/migrations/schemaBuilder.ts'
import type { Tables } from '../../../server/store/tables.ts'
import { content } from '../../product/server/rows.ts'
import { cases, dialects, literal, persons, spread } from './manyRows.ts'

/** Six of ten are accepted, and some of every other kind. */
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

/**
 * Makes declarations of the demo company by one statement, with the texts that the store would write: in the order of their days, over 1,200
 * days, statuses, shops and people independent of one another.
 */
export const fillDeclarations = async (db: Kysely<Tables>, kind: DatabaseKind, rows: number): Promise<void> => {
  const { numbers, day, hex } = dialects[kind]
  const body = content({ pos_key: '{shop}', contact_per: '{person}' })
  const template = literal(declarationSearchText(body, '{reference}'))
  const searched = `replace(replace(replace(${template}, '{shop}', 'pos-' || shop), '{person}', person), '{reference}', lower(reference))`
  await sql
    .raw(`insert into declarations (id, company_id, decl_form_no, register_date, decl_type, noti_cd_tax, noti_nm_tax, reference,
      pos_key, tr_cd_tax, sign_by, requested_at, content_hash, search_text, answer_text)
    ${numbers(rows)},
    days as (select i, ${day(rows)} as day, ${spread(3266489917, 500)} as shop, ${cases(
      spread(2246822519, 10),
      statuses.map((status, at) => [String(at), literal(status)]),
    )} as status,
      ${cases(
        spread(2654435761, 5),
        persons.map((person, at) => [String(at), literal(person)]),
      )} as person from counted),
    named as (select days.*, 'TK' || replace(day, '-', '') || '-' || upper(${hex('(i * 7919 + 12345) % 16777216', 6)}) as reference from days)
    select '019a0000-0000-7000-8000-' || ${hex('i', 12)}, ${literal(demoCompany.id)}, ${literal(body.decl_form_no)}, day,
      case when i % 7 = 0 then '2' else '1' end, status, '', reference, 'POS-' || shop, '', '', '', cast(i as text), ${searched}, ${literal(answerSearchText('', ''))}
    from named`)
    .execute(db)
}
