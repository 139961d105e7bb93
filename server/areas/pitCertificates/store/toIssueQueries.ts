import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Tables } from '../../../store/tables.ts'
import { contentSchema } from './contentColumns.ts'
import type { PitCertificates } from './pitCertificates.ts'

/** What is checked of certificates before they are issued. */
export const toIssueIn =
  (db: Kysely<Tables>): PitCertificates['toIssue'] =>
  async (companyId, ids) => {
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom('pit_certificates')
      .innerJoin('pit_certificate_contents', (join) =>
        join
          .onRef('pit_certificate_contents.company_id', '=', 'pit_certificates.company_id')
          .onRef('pit_certificate_contents.certificate_id', '=', 'pit_certificates.id'),
      )
      .select([
        'id',
        'refid',
        'serial_no',
        'number',
        'inv_date',
        'etax_status',
        'content_hash',
        'filed_hash',
        'content',
      ])
      .where('pit_certificates.company_id', '=', companyId)
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ content, ...row }) => ({ ...row, content: v.parse(contentSchema, content) }))
  }
