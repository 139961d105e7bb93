import type { Kysely } from 'kysely'
import { turnedDown } from '../../../outbox/turnedDown.ts'
import type { Tables } from '../../../store/tables.ts'
import { mailSubject } from './mailSubject.ts'

/** Ids of invoices of a company of which a mail was given up and none was sent since, each once. */
export const undelivered = (db: Kysely<Tables>, companyId: string) =>
  turnedDown(db, companyId, mailSubject)
    .select('outbox_sent.message_type as invoice_id')
    .distinct()
    // Joined, SQLite would begin with all mails of the company.
    .where((message) =>
      message.exists(
        message
          .selectFrom('invoice_mails')
          .select('invoice_mails.id')
          .where('invoice_mails.company_id', '=', companyId)
          .whereRef('invoice_mails.invoice_id', '=', 'outbox_sent.message_type')
          .whereRef('invoice_mails.id', '=', 'outbox_sent.id')
          .where((mail) =>
            mail.not(
              mail.exists(
                mail
                  .selectFrom('invoice_mails as later')
                  .select('later.id')
                  .where('later.company_id', '=', companyId)
                  .whereRef('later.invoice_id', '=', 'invoice_mails.invoice_id')
                  .whereRef('later.at', '>', 'invoice_mails.at'),
              ),
            ),
          ),
      ),
    )
