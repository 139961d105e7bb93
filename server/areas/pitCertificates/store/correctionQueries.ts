import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../../store/tables.ts'
import { contentSchema } from './contentColumns.ts'
import type { ChainedCertificate, PitCertificates } from './pitCertificates.ts'
import * as v from 'valibot'
import { certificateStatuses } from '../../../../src/domain/pitCertificate/status.ts'

/** Certificates of one chain that are read at once: corrections of corrections are few. */
const mostChained = 100

const statusSchema = v.picklist(certificateStatuses)

const columns = ['id', 'inv_feature', 'serial_no', 'number', 'inv_date', 'etax_status', 'corrects_sid'] as const

type Row = Pick<Tables['pit_certificates'], (typeof columns)[number]> & { readonly content: string }

const chainedOf = (row: Row): ChainedCertificate => ({
  id: row.id,
  status: v.parse(statusSchema, row.etax_status),
  symbol: row.serial_no,
  number: row.number,
  day: row.inv_date,
  correctsId: row.corrects_sid,
  content: v.parse(contentSchema, row.content),
})

const withContents = (db: Kysely<Tables>, companyId: string) =>
  db
    .selectFrom('pit_certificates as certificates')
    .innerJoin('pit_certificate_contents as contents', (join) =>
      join
        .onRef('contents.company_id', '=', 'certificates.company_id')
        .onRef('contents.certificate_id', '=', 'certificates.id'),
    )
    .select(columns.map((column) => `certificates.${column}` as const))
    .select('contents.content')
    .where('certificates.company_id', '=', companyId)
    .where('contents.company_id', '=', companyId)
    .orderBy('certificates.id')
    .limit(mostChained)

/** From the certificate up to the first one that it goes back to, and from there down to all that correct it. */
const chainIds = (companyId: string, id: string) => sql<string>`
  with recursive
    above(id, corrects) as (
      select id, corrects_sid from pit_certificates where company_id = ${companyId} and id = ${id}
      union
      select one.id, one.corrects_sid from pit_certificates one join above on one.id = above.corrects
      where one.company_id = ${companyId}
    ),
    below(id) as (
      select id from above where corrects not in (select id from above)
      union
      select one.id from pit_certificates one join below on one.corrects_sid = below.id
      where one.company_id = ${companyId}
    )
  select id from below`

/** Certificates that correct others. */
export const correctionsIn = (db: Kysely<Tables>): Pick<PitCertificates, 'correctionsOf' | 'chainOf'> => ({
  async correctionsOf(companyId, ids) {
    if (ids.length === 0) return []
    return (await withContents(db, companyId).where('certificates.corrects_sid', 'in', ids).execute()).map(chainedOf)
  },
  async chainOf(companyId, id) {
    const rows = await withContents(db, companyId)
      .where('certificates.id', 'in', sql<string>`(${chainIds(companyId, id)})`)
      .execute()
    return rows.map(chainedOf)
  },
})
