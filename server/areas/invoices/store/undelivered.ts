import type { Kysely } from 'kysely'
import { turnedDown } from '../../../outbox/turnedDown.ts'
import type { Tables } from '../../../store/tables.ts'
import { mailSubject } from './mailSubject.ts'

/** Ids of invoices of a company of which a mail was given up and none was sent since. */
export const undelivered = (db: Kysely<Tables>, companyId: string) =>
  turnedDown(db, companyId, mailSubject)
    .innerJoin('invoice_mails', (join) =>
      join
        .onRef('invoice_mails.company_id', '=', 'outbox_sent.company_id')
        .onRef('invoice_mails.invoice_id', '=', 'outbox_sent.message_type')
        .onRef('invoice_mails.id', '=', 'outbox_sent.id'),
    )
    .select('invoice_mails.invoice_id')
    .where((rows) =>
      rows.not(
        rows.exists(
          rows
            .selectFrom('invoice_mails as later')
            .select('later.id')
            .where('later.company_id', '=', companyId)
            .whereRef('later.invoice_id', '=', 'invoice_mails.invoice_id')
            .whereRef('later.at', '>', 'invoice_mails.at'),
        ),
      ),
    )
