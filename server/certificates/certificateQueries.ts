import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { certificateSortColumns } from '../../src/api/contract/certificateColumns.ts'
import { certificateRecordSchema, usableStatuses } from '../../src/domain/certificate.ts'
import { certificateTypes, certificateTypeSchema } from '../../src/domain/certificateCodes.ts'
import type { Certificates } from './certificates.ts'
import { keptIn } from './keptQueries.ts'
import { containsAll, searchText } from '../store/matching.ts'
import { pageOf } from '../store/page.ts'
import { forEveryCompany } from '../store/statements.ts'
import type { Tables } from '../store/tables.ts'

declare module '../store/tables.ts' {
  interface Tables {
    certificates: {
      id: string
      company_id: string
      reg_id: string
      org_nm: string
      serial_no: string
      from_date: string
      to_date: string
      status: string
      certificate_type: string
      form_tp: string
      user_nm: string | null
      user_pwd: string | null
      search_text: string
      fingerprint: string | null
    }
  }
}

const order = { columns: certificateSortColumns, otherwise: { column: 'to_date', direction: 'desc' } } as const

/** Registered certificates by the certificate that signed. */
const signersIn = (db: Kysely<Tables>): Pick<Certificates, 'ofSigner' | 'bind'> => ({
  async ofSigner(companyId, { serialNumber, fingerprint }) {
    const rows = await db
      .selectFrom('certificates')
      .selectAll()
      .where('company_id', '=', companyId)
      .where((expression) =>
        expression.or([
          expression('fingerprint', '=', fingerprint),
          expression('serial_no', '=', serialNumber).and('fingerprint', 'is', null),
        ]),
      )
      .execute()
    return rows.map((row) => ({ record: v.parse(certificateRecordSchema, row), fingerprint: row.fingerprint }))
  },
  async bind(companyId, id, fingerprint) {
    const { numUpdatedRows } = await db
      .updateTable('certificates')
      .set({ fingerprint })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('fingerprint', 'is', null)
      .where((expression) =>
        expression.not(
          expression.exists(
            expression
              .selectFrom('certificates as other')
              .select('other.id')
              .where('other.company_id', '=', companyId)
              .where('other.fingerprint', '=', fingerprint),
          ),
        ),
      )
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },
})

/** Registered certificates by what names them. */
const namedIn = (db: Kysely<Tables>): Pick<Certificates, 'ofSerial' | 'byIds'> => ({
  async ofSerial(companyId, serialNumber) {
    const rows = await db
      .selectFrom('certificates')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('serial_no', 'like', `%${serialNumber.replace(/^0+/, '')}`)
      .execute()
    return rows.map((row) => v.parse(certificateRecordSchema, row))
  },
  async byIds(companyId, ids) {
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom('certificates')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .execute()
    return rows.map((row) => v.parse(certificateRecordSchema, row))
  },
})

/** User and password of a certificate's account at the signing server. */
const loginsIn = (db: Kysely<Tables>): Pick<Certificates, 'keptLogin' | 'keepLogin'> => ({
  async keptLogin(companyId, serialNumber) {
    const row = await db
      .selectFrom('certificates')
      .select(['id', 'user_nm', 'user_pwd'])
      .where('company_id', '=', companyId)
      .where('serial_no', '=', serialNumber)
      .where('certificate_type', '=', certificateTypes.hsm)
      .where('status', 'in', usableStatuses)
      .where('user_pwd', 'is not', null)
      .orderBy('id')
      .executeTakeFirst()
    const { id, user_nm: userName, user_pwd: sealedPassword } = row ?? {}
    return id === undefined || userName === null || userName === undefined || !sealedPassword
      ? null
      : { id, userName, sealedPassword }
  },
  async keepLogin(companyId, { id, userName, sealedPassword }) {
    const { numUpdatedRows } = await db
      .updateTable('certificates')
      .set({ user_nm: userName, user_pwd: sealedPassword })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },
})

/** Registered certificates by when they end. */
const endingIn = (db: Kysely<Tables>): Pick<Certificates, 'endingBetween'> => ({
  async endingBetween(from, to) {
    const rows = await forEveryCompany(() =>
      db
        .selectFrom('certificates')
        .selectAll()
        .where('status', 'in', usableStatuses)
        .where('to_date', '>=', from)
        .where('to_date', '<=', to)
        .orderBy('id')
        .execute(),
    )
    return rows.map((row) => ({ companyId: row.company_id, record: v.parse(certificateRecordSchema, row) }))
  },
})

export const certificatesIn = (db: Kysely<Tables>): Certificates => ({
  async page(companyId, { words, status, type }, request) {
    let matching = db
      .selectFrom('certificates')
      .selectAll()
      .where('company_id', '=', companyId)
      .where((expression) => containsAll(expression, [expression.ref('search_text')], words))
    if (status !== null) matching = matching.where('status', '=', status)
    if (type !== null) matching = matching.where('certificate_type', '=', type)
    const page = await pageOf(matching, request, order)
    return { ...page, items: page.items.map((row) => v.parse(certificateRecordSchema, row)) }
  },
  async activeTypes(companyId) {
    const rows = await db
      .selectFrom('certificates')
      .select('certificate_type')
      .distinct()
      .where('company_id', '=', companyId)
      .where('status', 'in', usableStatuses)
      .orderBy('certificate_type')
      .execute()
    return rows.map((row) => v.parse(certificateTypeSchema, row.certificate_type))
  },
  ...namedIn(db),
  ...signersIn(db),
  ...loginsIn(db),
  ...endingIn(db),
  ...keptIn(db),
  async insertNew(companyId, certificate, fingerprint) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('certificates')
      .values({
        ...certificate,
        company_id: companyId,
        fingerprint,
        search_text: searchText([certificate.org_nm, certificate.serial_no, certificate.user_nm ?? '']),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },
})
