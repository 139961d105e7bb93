import type { Kysely } from 'kysely'
import type { Tables } from '../../store/tables.ts'
import type { Message } from '../taxAuthority.ts'

declare module '../../store/tables.ts' {
  interface Tables {
    simulator_messages: { mtdiep: string; received_at: string; xml: string }
    simulator_answers: {
      mtdiep: string
      reference_mtdiep: string
      step: string
      due_at: string
      xml: string
      taken_at: string | null
    }
    simulator_registrations: { tax_code: string; form_number: string; mtdiep: string; accepted_at: string }
  }
}

/** An answer that the authority owes; without its XML until it is due. */
export interface OwedAnswer {
  readonly mtdiep: string
  readonly reference: string
  /** Its step in the procedure, as the kind of the document names it. */
  readonly step: string
  readonly dueAt: string
}

/** A taxpayer's registration on a form. */
interface Filed {
  readonly taxCode: string
  readonly formNumber: string
}

/** The authority's own books. They share the product's database and nothing else. */
export interface AuthorityRegister {
  /** Files a message with the answers it will get, together; a second message of the same MTDiep changes nothing. */
  readonly file: (message: Message, at: string, answers: readonly OwedAnswer[]) => Promise<void>
  readonly filed: (mtdiep: string) => Promise<Message>
  /** Answers that are due and not taken, oldest first, a receipt before the decision of the same moment. */
  readonly due: (now: string) => Promise<readonly (OwedAnswer & { readonly xml: string })[]>
  /**
   * Gives an answer its XML, unless it has one; answers those that count, or null when the answer is not owed any more. The
   * last answer of a procedure ends what else is owed in it.
   */
  readonly settle: (answer: OwedAnswer, xml: string, isLast: boolean) => Promise<string | null>
  readonly markTaken: (mtdiep: string, at: string) => Promise<void>
  /** Answers of a step that are not due yet, to messages of which an answer of an earlier step was taken. */
  readonly waitingAfter: (earlier: string, step: string, now: string) => Promise<readonly string[]>
  /** Makes answers due now, as another step, those that have no XML yet. */
  readonly bringForward: (mtdieps: readonly string[], step: string, now: string) => Promise<void>
  /** MTDiep of the taxpayer's accepted registration on a form; null when there is none. */
  readonly acceptedFor: (filed: Filed) => Promise<string | null>
  /** Accepts a registration unless another one was first. */
  readonly accept: (filed: Filed, mtdiep: string, at: string) => Promise<void>
}

const atOnce = 20

type MessagesOnFile = Pick<AuthorityRegister, 'file' | 'filed'>
type OwedAnswers = Pick<AuthorityRegister, 'due' | 'settle' | 'markTaken'>
type Delays = Pick<AuthorityRegister, 'waitingAfter' | 'bringForward'>
type Registrations = Pick<AuthorityRegister, 'acceptedFor' | 'accept'>

const messagesIn = (db: Kysely<Tables>): MessagesOnFile => ({
  async file({ mtdiep, xml }, at, answers) {
    await db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('simulator_messages')
        .values({ mtdiep, received_at: at, xml })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows === 0n) return
      const rows = answers.map((answer) => ({
        mtdiep: answer.mtdiep,
        reference_mtdiep: answer.reference,
        step: answer.step,
        due_at: answer.dueAt,
        xml: '',
        taken_at: null,
      }))
      await transaction.insertInto('simulator_answers').values(rows).execute()
    })
  },
  filed: (mtdiep) =>
    db
      .selectFrom('simulator_messages')
      .select(['mtdiep', 'xml'])
      .where('mtdiep', '=', mtdiep)
      .executeTakeFirstOrThrow(),
})

const answersIn = (db: Kysely<Tables>): OwedAnswers => ({
  async due(now) {
    const rows = await db
      .selectFrom('simulator_answers')
      .selectAll()
      .where('taken_at', 'is', null)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('step', 'desc')
      .orderBy('mtdiep')
      .limit(atOnce)
      .execute()
    return rows.map((row) => ({
      mtdiep: row.mtdiep,
      reference: row.reference_mtdiep,
      step: row.step,
      dueAt: row.due_at,
      xml: row.xml,
    }))
  },
  settle: (answer, xml, isLast) =>
    db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('simulator_answers')
        .set({ xml })
        .where('mtdiep', '=', answer.mtdiep)
        .where('xml', '=', '')
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 1n && isLast)
        await transaction
          .deleteFrom('simulator_answers')
          .where('reference_mtdiep', '=', answer.reference)
          .where('mtdiep', '!=', answer.mtdiep)
          .where('xml', '=', '')
          .execute()
      const kept = await transaction
        .selectFrom('simulator_answers')
        .select('xml')
        .where('mtdiep', '=', answer.mtdiep)
        .executeTakeFirst()
      return kept?.xml ?? null
    }),
  async markTaken(mtdiep, at) {
    await db.updateTable('simulator_answers').set({ taken_at: at }).where('mtdiep', '=', mtdiep).execute()
  },
})

const delaysIn = (db: Kysely<Tables>): Delays => ({
  async waitingAfter(earlier, step, now) {
    const rows = await db
      .selectFrom('simulator_answers as waiting')
      .innerJoin('simulator_answers as given', 'given.reference_mtdiep', 'waiting.reference_mtdiep')
      .select('waiting.mtdiep')
      .where('waiting.step', '=', step)
      .where('waiting.due_at', '>', now)
      .where('waiting.taken_at', 'is', null)
      .where('given.step', '=', earlier)
      .where('given.taken_at', 'is not', null)
      .orderBy('waiting.due_at')
      .limit(atOnce)
      .execute()
    return rows.map(({ mtdiep }) => mtdiep)
  },
  async bringForward(mtdieps, step, now) {
    await db
      .updateTable('simulator_answers')
      .set({ step, due_at: now })
      .where('mtdiep', 'in', mtdieps)
      .where('xml', '=', '')
      .execute()
  },
})

const registrationsIn = (db: Kysely<Tables>): Registrations => ({
  async acceptedFor({ taxCode, formNumber }) {
    const row = await db
      .selectFrom('simulator_registrations')
      .select('mtdiep')
      .where('tax_code', '=', taxCode)
      .where('form_number', '=', formNumber)
      .executeTakeFirst()
    return row?.mtdiep ?? null
  },
  async accept({ taxCode, formNumber }, mtdiep, at) {
    await db
      .insertInto('simulator_registrations')
      .values({ tax_code: taxCode, form_number: formNumber, mtdiep, accepted_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
})

export const authorityRegister = (db: Kysely<Tables>): AuthorityRegister => ({
  ...messagesIn(db),
  ...answersIn(db),
  ...delaysIn(db),
  ...registrationsIn(db),
})
