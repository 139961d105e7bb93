import type { Kysely } from 'kysely'
import type { Tables } from '../../store/kysely/tables.ts'
import type { Message } from '../tax-authority.ts'

/** An answer that the authority owes: a receipt with its words, a decision without them until it is taken. */
export interface OwedAnswer {
  readonly mtdiep: string
  readonly reference: string
  readonly step: 'receipt' | 'decision'
  readonly dueAt: string
  readonly xml: string
}

/** The authority's own books. They share the product's database and nothing else. */
export interface AuthorityRegister {
  readonly isFiled: (mtdiep: string) => Promise<boolean>
  /** Files a message with the answers it will get, together; a second message of the same MTDiep changes nothing. */
  readonly file: (message: Message, at: string, answers: readonly OwedAnswer[]) => Promise<void>
  readonly filed: (mtdiep: string) => Promise<Message>
  /** Oldest first; a receipt before the decision of the same moment. */
  readonly due: (now: string) => Promise<readonly OwedAnswer[]>
  readonly setWords: (mtdiep: string, xml: string) => Promise<void>
  readonly markTaken: (mtdiep: string, at: string) => Promise<void>
  /** MTDiep of the accepted registration of this tax code; null when there is none. */
  readonly acceptedFor: (taxCode: string) => Promise<string | null>
  /** Accepts a registration unless another one was first. */
  readonly accept: (taxCode: string, mtdiep: string, at: string) => Promise<void>
}

export const authorityRegister = (db: Kysely<Tables>): AuthorityRegister => ({
  async isFiled(mtdiep) {
    const row = await db.selectFrom('simulator_messages').select('mtdiep').where('mtdiep', '=', mtdiep).executeTakeFirst()
    return row !== undefined
  },
  async file({ mtdiep, xml }, at, answers) {
    await db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('simulator_messages')
        .values({ mtdiep, received_at: at, xml })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows === 0n) return
      for (const answer of answers)
        await transaction
          .insertInto('simulator_answers')
          .values({
            mtdiep: answer.mtdiep,
            reference_mtdiep: answer.reference,
            step: answer.step,
            due_at: answer.dueAt,
            xml: answer.xml,
            taken_at: null,
          })
          .execute()
    })
  },
  filed: (mtdiep) =>
    db.selectFrom('simulator_messages').select(['mtdiep', 'xml']).where('mtdiep', '=', mtdiep).executeTakeFirstOrThrow(),
  async due(now) {
    const rows = await db
      .selectFrom('simulator_answers')
      .selectAll()
      .where('taken_at', 'is', null)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('step', 'desc')
      .orderBy('mtdiep')
      .limit(50)
      .execute()
    return rows.map((row) => ({
      mtdiep: row.mtdiep,
      reference: row.reference_mtdiep,
      step: row.step === 'receipt' ? 'receipt' : 'decision',
      dueAt: row.due_at,
      xml: row.xml,
    }))
  },
  async setWords(mtdiep, xml) {
    await db.updateTable('simulator_answers').set({ xml }).where('mtdiep', '=', mtdiep).where('xml', '=', '').execute()
  },
  async markTaken(mtdiep, at) {
    await db.updateTable('simulator_answers').set({ taken_at: at }).where('mtdiep', '=', mtdiep).execute()
  },
  async acceptedFor(taxCode) {
    const row = await db.selectFrom('simulator_registrations').select('mtdiep').where('tax_code', '=', taxCode).executeTakeFirst()
    return row?.mtdiep ?? null
  },
  async accept(taxCode, mtdiep, at) {
    await db
      .insertInto('simulator_registrations')
      .values({ tax_code: taxCode, mtdiep, accepted_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
})
