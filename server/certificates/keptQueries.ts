import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { certificateRecordSchema } from '../../src/domain/certificate.ts'
import { searchText } from '../store/matching.ts'
import type { Tables } from '../store/tables.ts'
import { byId } from '../store/byId.ts'
import type { CertificateChange, Certificates, KeptCertificate } from './certificates.ts'

interface Row {
  readonly fingerprint: string | null
  readonly user_pwd: string | null
}

const keptOf = (row: Row): KeptCertificate => ({
  record: v.parse(certificateRecordSchema, row),
  fingerprint: row.fingerprint,
  sealedPassword: row.user_pwd,
})

type Changes = ReadonlyMap<string, CertificateChange>

/** A column of what changes, of each certificate its own. */
const columnOf = <Key extends keyof CertificateChange>(changes: Changes, column: string, key: Key) =>
  byId(
    column,
    [...changes].flatMap(([id, { [key]: value }]) => (value === undefined ? [] : [[id, value] as const])),
  )

const columnsOf = (changes: Changes) => ({
  status: columnOf(changes, 'status', 'status'),
  form_tp: columnOf(changes, 'form_tp', 'form_tp'),
  certificate_type: columnOf(changes, 'certificate_type', 'certificate_type'),
  from_date: columnOf(changes, 'from_date', 'from_date'),
  to_date: columnOf(changes, 'to_date', 'to_date'),
  user_nm: columnOf(changes, 'user_nm', 'user_nm'),
  user_pwd: columnOf(changes, 'user_pwd', 'sealedPassword'),
})

/** @returns how many of them there are */
const changeAll = async (db: Kysely<Tables>, companyId: string, changes: Changes): Promise<number> => {
  if (changes.size === 0) return 0
  const ids = [...changes.keys()]
  const rows = await db
    .selectFrom('certificates')
    .select(['id', 'org_nm', 'serial_no', 'user_nm'])
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute()
  if (rows.length === 0) return 0
  const searchTexts = rows.map(({ id, org_nm, serial_no, user_nm }) => {
    const user = changes.get(id)?.user_nm
    return [id, searchText([org_nm, serial_no, (user === undefined ? user_nm : user) ?? ''])] as const
  })
  await db
    .updateTable('certificates')
    .set({ ...columnsOf(changes), search_text: byId('search_text', searchTexts) })
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute()
  return rows.length
}

/** Registered certificates with what is kept beside them. */
export const keptIn = (
  db: Kysely<Tables>,
): Pick<Certificates, 'kept' | 'keptOf' | 'keptOfType' | 'change' | 'changeAll'> => ({
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
  async keptOf(companyId, ids) {
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom('certificates')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .execute()
    return rows.map(keptOf)
  },
  change: async (companyId, id, change) => (await changeAll(db, companyId, new Map([[id, change]]))) === 1,
  async changeAll(companyId, changes) {
    await changeAll(db, companyId, changes)
  },
})
