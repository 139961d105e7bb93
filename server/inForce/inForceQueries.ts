import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Tables } from '../store/tables.ts'
import type { Accepted, InForce } from './inForce.ts'

declare module '../store/tables.ts' {
  interface Tables {
    in_force: {
      company_id: string
      form: string
      document_id: string
      accepted_at: string
      reference: string
      register_date: string
      /** Lists as JSON. */
      usages: string
      serial_numbers: string
      cash_register_code: string
    }
  }
}

const namesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

const acceptedIn = (row: Tables['in_force']): Accepted => ({
  companyId: row.company_id,
  form: row.form,
  id: row.document_id,
  acceptedAt: row.accepted_at,
  reference: row.reference,
  day: row.register_date,
  usages: v.parse(namesSchema, row.usages),
  serialNumbers: v.parse(namesSchema, row.serial_numbers),
  cashRegisterCode: row.cash_register_code,
})

const newestOf = (db: Kysely<Tables>, companyId: string, form: string) =>
  db
    .selectFrom('in_force')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('form', '=', form)
    .orderBy('accepted_at', 'desc')
    .orderBy('document_id', 'desc')
    .limit(1)

export const inForceIn = (db: Kysely<Tables>): InForce => ({
  async put({ companyId, form, id, acceptedAt, reference, day, usages, serialNumbers, cashRegisterCode }) {
    await db
      .insertInto('in_force')
      .values({
        company_id: companyId,
        form,
        document_id: id,
        accepted_at: acceptedAt,
        reference,
        register_date: day,
        usages: JSON.stringify(usages),
        serial_numbers: JSON.stringify(serialNumbers),
        cash_register_code: cashRegisterCode,
      })
      .onConflict((conflict) => conflict.columns(['company_id', 'form', 'accepted_at', 'document_id']).doNothing())
      .execute()
  },
  async latest(companyId, form) {
    const row = await newestOf(db, companyId, form).executeTakeFirst()
    return row === undefined ? null : acceptedIn(row)
  },
  async ofDocument(companyId, form, id) {
    const row = await newestOf(db, companyId, form).where('document_id', '=', id).executeTakeFirst()
    return row === undefined ? null : acceptedIn(row)
  },
})
