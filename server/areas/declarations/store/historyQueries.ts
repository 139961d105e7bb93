import { sql, type Kysely, type Selectable } from 'kysely'
import * as v from 'valibot'
import { newId } from '../../../store/identifiers.ts'
import type { Tables } from '../../../store/tables.ts'
import { momentsOf, registrationsOf } from './filedRegistrations.ts'
import type { DeclarationHistory, DeclarationMessage, Span } from './history.ts'

declare module '../../../store/tables.ts' {
  interface Tables {
    declaration_steps: {
      company_id: string
      id: string
      declaration_id: string
      at: string
      kind: string
      account_id: string
    }
    declaration_messages: {
      company_id: string
      id: string
      declaration_id: string
      registration_id: string
      kind: string
      at: string
      type: string
      mtdiep: string
      outcome: string
      text: string
      xml: string
    }
  }
}

const stepKind = v.picklist(['saved', 'generated'])
const messageKind = v.picklist(['filing', 'technical', 'answer'])
const outcome = v.picklist(['applied', 'late'])

const messageOf = (row: Selectable<Tables['declaration_messages']>): DeclarationMessage => ({
  id: row.id,
  companyId: row.company_id,
  declarationId: row.declaration_id,
  registrationId: row.registration_id,
  kind: v.parse(messageKind, row.kind),
  at: row.at,
  type: row.type,
  mtdiep: row.mtdiep,
  outcome: v.parse(outcome, row.outcome),
  text: row.text,
  xml: row.xml,
})

const always: Span = { from: '', before: null }

type Messages = Pick<DeclarationHistory, 'keepMessage' | 'messages' | 'message' | 'filingOf'>

const messagesIn = (db: Kysely<Tables>): Messages => ({
  async keepMessage({ companyId, declarationId, registrationId, ...message }) {
    await db
      .insertInto('declaration_messages')
      .values({
        ...message,
        company_id: companyId,
        declaration_id: declarationId,
        registration_id: registrationId,
      })
      .execute()
  },
  async messages(companyId, declarationId, { from, before } = always) {
    let query = db
      .selectFrom('declaration_messages')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('declaration_id', '=', declarationId)
      .where('at', '>=', from)
    if (before !== null) query = query.where('at', '<', before)
    const rows = await query.orderBy('at').orderBy('id').execute()
    return rows.map(messageOf)
  },
  async message(companyId, declarationId, id) {
    const row = await db
      .selectFrom('declaration_messages')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('declaration_id', '=', declarationId)
      .where('id', '=', id)
      .executeTakeFirst()
    return row === undefined ? null : messageOf(row)
  },
  async filingOf(companyId, registrationId) {
    const row = await db
      .selectFrom('declaration_messages')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('registration_id', '=', registrationId)
      .where('kind', '=', 'filing')
      .executeTakeFirst()
    return row === undefined ? null : messageOf(row)
  },
})

export const historyIn = (db: Kysely<Tables>): DeclarationHistory => ({
  async addStep({ companyId, declarationId, accountId, ...step }) {
    await db
      .insertInto('declaration_steps')
      .values({ ...step, id: newId(), company_id: companyId, declaration_id: declarationId, account_id: accountId })
      .execute()
  },
  async lastWriter(companyId, declarationId) {
    const row = await db
      .selectFrom('declaration_steps')
      .select('account_id')
      .where('company_id', '=', companyId)
      .where('declaration_id', '=', declarationId)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.account_id ?? null
  },
  async steps(companyId, declarationId, { from, before } = always) {
    let query = db
      .selectFrom('declaration_steps')
      .leftJoin('accounts', 'accounts.id', 'declaration_steps.account_id')
      .select([
        'declaration_steps.at as at',
        'declaration_steps.kind as kind',
        sql<string>`coalesce(accounts.name, '')`.as('who'),
      ])
      .where('declaration_steps.company_id', '=', companyId)
      .where('declaration_steps.declaration_id', '=', declarationId)
      .where('declaration_steps.at', '>=', from)
    if (before !== null) query = query.where('declaration_steps.at', '<', before)
    const rows = await query.orderBy('declaration_steps.at').orderBy('declaration_steps.id').execute()
    return rows.map((row) => ({ ...row, kind: v.parse(stepKind, row.kind) }))
  },
  ...messagesIn(db),
  moments: momentsOf(db),
  registrations: registrationsOf(db),
})
