import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { firstMailChoice, mailChoiceSchema, type MailChoice } from '../../../../src/domain/pitCertificate/mailedPdf.ts'
import type { Tables } from '../../../store/tables.ts'

declare module '../../../store/tables.ts' {
  interface Tables {
    pit_certificate_mail_choices: { company_id: string; attachment: string; password: string }
  }
}

/** What companies have chosen of their mails to people. */
export interface PitCertificateMailChoices {
  readonly of: (companyId: string) => Promise<MailChoice>
  readonly choose: (companyId: string, choice: MailChoice) => Promise<void>
}

export const mailChoicesIn = (db: Kysely<Tables>): PitCertificateMailChoices => ({
  async of(companyId) {
    const row = await db
      .selectFrom('pit_certificate_mail_choices')
      .select(['attachment', 'password'])
      .where('company_id', '=', companyId)
      .executeTakeFirst()
    return row === undefined ? firstMailChoice : v.parse(mailChoiceSchema, row)
  },
  async choose(company_id, { attachment, password }) {
    await db
      .insertInto('pit_certificate_mail_choices')
      .values({ company_id, attachment, password })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ attachment, password }))
      .execute()
  },
})
