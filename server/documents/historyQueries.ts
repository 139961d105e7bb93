import { sql, type Kysely, type Selectable } from 'kysely'
import * as v from 'valibot'
import { newId } from '../store/identifiers.ts'
import type { Tables } from '../store/tables.ts'
import type { DocumentHistory, DocumentMessage, Span } from './documentHistory.ts'
import type { DocumentKey } from './documentKey.ts'
import { columnsOf } from './documentTables.ts'
import { filedIn, momentsIn } from './filedDocuments.ts'

const stepKind = v.picklist(['saved', 'generated', 'explained', 'converted', 'conversionLifted'])
const messageRole = v.picklist(['filing', 'technical', 'answer'])
const outcome = v.picklist(['applied', 'late'])

const messageOf = (
  row: Selectable<Tables['document_messages']> & { readonly xml: string | null },
): DocumentMessage => ({
  id: row.id,
  turn: row.turn,
  kind: v.parse(messageRole, row.role),
  at: row.at,
  type: row.type,
  mtdiep: row.mtdiep,
  outcome: v.parse(outcome, row.outcome),
  text: row.text,
  xml: row.xml ?? '',
})

const always: Span = { from: '', before: null }

/** By the whole beginning of the key, so that one partition is read; what an answer says stands once, for all documents that it is about. */
const messagesOf = (db: Kysely<Tables>, { companyId, year, kind, id }: DocumentKey) =>
  db
    .selectFrom('document_messages')
    .leftJoin('authority_messages', (join) =>
      join
        .onRef('authority_messages.mtdiep', '=', 'document_messages.mtdiep')
        .on('document_messages.role', '=', 'answer'),
    )
    .selectAll('document_messages')
    .select('authority_messages.xml as xml')
    .where('document_messages.company_id', '=', companyId)
    .where('document_messages.year', '=', year)
    .where('document_messages.kind', '=', kind)
    .where('document_messages.document_id', '=', id)

type Messages = Pick<DocumentHistory, 'keepMessage' | 'messages' | 'message'>

const messagesIn = (db: Kysely<Tables>): Messages => ({
  async keepMessage({ document, turn }, { kind: role, ...message }) {
    await db
      .insertInto('document_messages')
      .values({
        ...columnsOf(document),
        turn,
        role,
        ...message,
      })
      .execute()
  },
  async messages(document, { from, before } = always) {
    let query = messagesOf(db, document).where('document_messages.at', '>=', from)
    if (before !== null) query = query.where('document_messages.at', '<', before)
    const rows = await query.orderBy('document_messages.at').orderBy('document_messages.id').execute()
    return rows.map(messageOf)
  },
  async message(document, id) {
    const row = await messagesOf(db, document).where('document_messages.id', '=', id).executeTakeFirst()
    return row === undefined ? null : messageOf(row)
  },
})

type Steps = Pick<DocumentHistory, 'addStep' | 'addSteps' | 'lastWriter' | 'steps'>

const addSteps =
  (db: Kysely<Tables>): DocumentHistory['addSteps'] =>
  async (documents, { at, kind, accountId, text = '' }) => {
    if (documents.length === 0) return
    const rows = documents.map((document) => ({
      ...columnsOf(document),
      at,
      id: newId(),
      step: kind,
      account_id: accountId,
      text,
    }))
    await db.insertInto('document_steps').values(rows).execute()
  }

const stepsIn = (db: Kysely<Tables>): Steps => ({
  addStep: (document, step) => addSteps(db)([document], step),
  addSteps: addSteps(db),
  async lastWriter({ companyId, year, kind, id }) {
    const row = await db
      .selectFrom('document_steps')
      .select('account_id')
      .where('company_id', '=', companyId)
      .where('year', '=', year)
      .where('kind', '=', kind)
      .where('document_id', '=', id)
      .where('step', 'in', ['saved', 'generated'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.account_id ?? null
  },
  async steps({ companyId, year, kind, id }, { from, before } = always) {
    let query = db
      .selectFrom('document_steps')
      .leftJoin('accounts', 'accounts.id', 'document_steps.account_id')
      .select([
        'document_steps.at as at',
        'document_steps.step as kind',
        'document_steps.text as text',
        sql<string>`coalesce(accounts.name, '')`.as('who'),
      ])
      .where('document_steps.company_id', '=', companyId)
      .where('document_steps.year', '=', year)
      .where('document_steps.kind', '=', kind)
      .where('document_steps.document_id', '=', id)
      .where('document_steps.at', '>=', from)
    if (before !== null) query = query.where('document_steps.at', '<', before)
    const rows = await query.orderBy('document_steps.at').orderBy('document_steps.id').execute()
    return rows.map((row) => ({ ...row, kind: v.parse(stepKind, row.kind) }))
  },
})

export const documentHistoryIn = (db: Kysely<Tables>): DocumentHistory => ({
  ...stepsIn(db),
  ...messagesIn(db),
  moments: momentsIn(db),
  filed: filedIn(db),
})
