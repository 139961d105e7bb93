import type { Kysely } from 'kysely'
import type { OpenRequestRepositories } from '../../../documents/answeredRequests.ts'
import type { Tables } from '../../../store/tables.ts'

const longestNumber = 8

/** A number of an invoice with each count of zeros before it: the authority writes some of them. */
const written = (inv_no: string): readonly string[] => {
  const number = String(Number(inv_no))
  return Array.from({ length: longestNumber - number.length + 1 }, (_, zeros) => '0'.repeat(zeros) + number)
}

/** Open requests as the invoices show them that they name. */
export const openRequestsIn = (db: Kysely<Tables>): OpenRequestRepositories['openRequests'] => ({
  of: (companyId, { form_no, serial_no, inv_no }, most) =>
    db
      .selectFrom('review_requests as requests')
      .select(['requests.id', 'requests.number', 'requests.day', 'requests.answer_by'])
      .where('requests.company_id', '=', companyId)
      .where('requests.notice_id', '=', '')
      // It may name one twice.
      .where((row) =>
        row.exists(
          row
            .selectFrom('review_request_invoices as named')
            .select('named.position')
            .where('named.company_id', '=', companyId)
            .whereRef('named.request_id', '=', 'requests.id')
            .where('named.form_no', '=', form_no)
            .where('named.serial_no', '=', serial_no)
            .where('named.inv_no', 'in', written(inv_no)),
        ),
      )
      .orderBy('requests.day', 'desc')
      .orderBy('requests.id', 'desc')
      .limit(most)
      .execute(),
})
