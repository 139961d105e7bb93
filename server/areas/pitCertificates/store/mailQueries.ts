import type { Kysely } from 'kysely'
import { forEveryCompany } from '../../../store/statements.ts'
import type { Tables } from '../../../store/tables.ts'
import type { PitCertificateMails, PitCertificateReads } from './pitCertificates.ts'

export const mailsIn = (db: Kysely<Tables>): PitCertificateMails => ({
  async insert({ companyId: company_id, certificateId: certificate_id, ...mail }) {
    await db
      .insertInto('pit_certificate_mails')
      .values({ company_id, certificate_id, ...mail })
      .execute()
  },
  async countSince(companyId, certificateId, since) {
    const { count } = await db
      .selectFrom('pit_certificate_mails')
      .select((row) => row.fn.countAll<number | string>().as('count'))
      .where('company_id', '=', companyId)
      .where('certificate_id', '=', certificateId)
      .where('at', '>', since)
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  async byId(companyId, certificateId, id) {
    const row = await db
      .selectFrom('pit_certificate_mails')
      .select(['address', 'at'])
      .where('company_id', '=', companyId)
      .where('certificate_id', '=', certificateId)
      .where('id', '=', id)
      .executeTakeFirst()
    return row === undefined ? null : { companyId, certificateId, id, ...row }
  },
  async removeOlder(than) {
    await forEveryCompany(() => db.deleteFrom('pit_certificate_mails').where('at', '<=', than).execute())
  },
})

export const readsIn = (db: Kysely<Tables>): PitCertificateReads => ({
  async note({ companyId: company_id, accountId: account_id, subjectId: subject_id, day, action }) {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('pit_certificate_reads')
      .values({ company_id, day, account_id, action, subject_id })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'day', 'account_id', 'action', 'subject_id']).doNothing(),
      )
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows > 0n
  },
  async removeBefore(day) {
    await forEveryCompany(() => db.deleteFrom('pit_certificate_reads').where('day', '<', day).execute())
  },
})
