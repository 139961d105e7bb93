import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { certificateRecordSchema } from '../../src/domain/certificate.ts'
import { searchText } from '../store/matching.ts'
import type { Tables } from '../store/tables.ts'
import type { Certificates, KeptCertificate } from './certificates.ts'

interface Row {
  readonly fingerprint: string | null
  readonly user_pwd: string | null
}

const keptOf = (row: Row): KeptCertificate => ({
  record: v.parse(certificateRecordSchema, row),
  fingerprint: row.fingerprint,
  sealedPassword: row.user_pwd,
})

/** Registered certificates with what is kept beside them. */
export const keptIn = (db: Kysely<Tables>): Pick<Certificates, 'kept' | 'keptOfType' | 'change'> => ({
  async kept(companyId, id) {
    const row = await db
      .selectFrom('certificates')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirst()
    return row === undefined ? null : keptOf(row)
  },
  async keptOfType(companyId, type) {
    const rows = await db
      .selectFrom('certificates')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('certificate_type', '=', type)
      .orderBy('id')
      .execute()
    return rows.map(keptOf)
  },
  async change(companyId, id, { sealedPassword, ...change }) {
    const { user_nm: userName } = change
    const row = await db
      .selectFrom('certificates')
      .select(['org_nm', 'serial_no', 'user_nm'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (row === undefined) return false
    const user = userName === undefined ? row.user_nm : userName
    await db
      .updateTable('certificates')
      .set({
        ...change,
        ...(sealedPassword === undefined ? {} : { user_pwd: sealedPassword }),
        search_text: searchText([row.org_nm, row.serial_no, user ?? '']),
      })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute()
    return true
  },
})
