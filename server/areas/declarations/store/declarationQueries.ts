import * as v from 'valibot'
import type { DeclarationContent } from '../../../../src/domain/declaration/content.ts'
import { textOf } from '../../../../src/domain/declaration/values.ts'
import { contentSchema } from './contentSchema.ts'
import type { Declaration, DeclarationHead, Declarations } from './declarations.ts'
import { eventsIn, type Events } from '../../../documents/heads/eventQueries.ts'
import { moveHead } from '../../../documents/heads/moveHead.ts'
import { addUpTallies } from '../../../lists/counts.ts'
import { declarationCounts } from './declarationCounts.ts'
import { declarationList } from './declarationList.ts'
import { declarationPage } from './declarationPage.ts'
import { answerSearchText, declarationSearchText, movedSearchText } from './declarationSearch.ts'
import { keptStatusSchema } from './keptStatus.ts'
import type { Tables } from '../../../store/tables.ts'
import type { Connection } from '../../../store/connection.ts'

const contentColumns = (content: DeclarationContent) => ({
  decl_form_no: content.decl_form_no,
  register_date: content.reg_date,
  decl_type: content.decl_type,
  pos_key: textOf(content, 'pos_key'),
})

const headColumns = [
  'id',
  'company_id',
  'year',
  'decl_form_no',
  'noti_cd_tax',
  'reference',
  'content_hash',
  'explain_until',
] as const satisfies readonly (keyof Tables['declarations'])[]

const headOf = (row: Pick<Tables['declarations'], (typeof headColumns)[number]>): DeclarationHead => ({
  id: row.id,
  companyId: row.company_id,
  year: row.year,
  form: row.decl_form_no,
  status: v.parse(keptStatusSchema, row.noti_cd_tax),
  reference: row.reference,
  contentHash: row.content_hash,
  explainUntil: row.explain_until,
})

const replaceContent =
  (db: Connection['db']): Declarations['replaceContent'] =>
  async ({ companyId, id, in: statuses, contentHashes }, { content, contentHash }) => {
    const row = await db
      .updateTable('declarations')
      .set({ ...contentColumns(content), content_hash: contentHash })
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .where('decl_form_no', '=', content.decl_form_no)
      .where('noti_cd_tax', 'in', statuses)
      .where('content_hash', 'in', contentHashes)
      .returning(headColumns)
      .executeTakeFirst()
    if (row === undefined) return null
    await db
      .updateTable('declarations')
      .set({ search_text: declarationSearchText(content, row.reference) })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute()
    await db
      .updateTable('declaration_contents')
      .set({ content: JSON.stringify(content) })
      .where('company_id', '=', companyId)
      .where('declaration_id', '=', id)
      .execute()
    return headOf(row)
  }

type Writing = Pick<Declarations, 'insert' | 'replaceContent' | 'deleteDrafts' | 'hold'>
type Moving = Pick<Declarations, 'move' | keyof Events<never>>

const rowOf = (declaration: Declaration): Tables['declarations'] => {
  const { content, reference, tradeCode, authorityMessage } = declaration
  return {
    id: declaration.id,
    company_id: declaration.companyId,
    year: declaration.year,
    ...contentColumns(content),
    reference,
    tr_cd_tax: tradeCode,
    noti_nm_tax: authorityMessage,
    noti_cd_tax: declaration.status,
    sign_by: declaration.signedBy,
    requested_at: declaration.requestedAt,
    confirm_until: declaration.confirmUntil,
    explain_until: declaration.explainUntil,
    content_hash: declaration.contentHash,
    filed_hash: declaration.filedHash,
    search_text: declarationSearchText(content, reference),
    answer_text: answerSearchText(authorityMessage, tradeCode),
  }
}

/** Content and what is kept beside it for order and search. */
const writingIn = (db: Connection['db']): Writing => ({
  async insert(declaration) {
    const { content } = declaration
    const written = await db
      .insertInto('declarations')
      .values(rowOf(declaration))
      .onConflict((conflict) => conflict.columns(['company_id', 'id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (written === undefined) return false
    await db
      .insertInto('declaration_contents')
      .values({ company_id: declaration.companyId, declaration_id: declaration.id, content: JSON.stringify(content) })
      .execute()
    return true
  },
  replaceContent: replaceContent(db),
  async hold(companyId, id) {
    const row = await db
      .updateTable('declarations')
      .set((held) => ({ content_hash: held.ref('content_hash') }))
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .returning(headColumns)
      .executeTakeFirst()
    return row === undefined ? null : headOf(row)
  },
  async deleteDrafts(companyId, ids) {
    const { numDeletedRows } = await db
      .deleteFrom('declarations')
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .where('noti_cd_tax', '=', 'draft')
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  },
})

const heads = { heads: 'declarations', status: 'noti_cd_tax' } as const
const eventTable = {
  events: 'declaration_events',
  document: 'declaration_id',
  statusOf: (kept: string) => v.parse(keptStatusSchema, kept),
} as const

/** The way of a declaration through its statuses. */
const movingIn = (db: Connection['db']): Moving => {
  const events = eventsIn(db, eventTable)
  return {
    ...events,
    async move(at, change, when) {
      const { status, message } = change
      const isMoved = await moveHead(db, heads, at, {
        noti_cd_tax: status,
        noti_nm_tax: message,
        answer_text: movedSearchText(change),
        confirm_until: change.confirmUntil ?? '',
        explain_until: change.explainUntil ?? '',
        tr_cd_tax: change.tradeCode,
        sign_by: change.signedBy,
        requested_at: change.requestedAt,
        filed_hash: change.filedHash,
      })
      if (isMoved) await events.addEvent(at.companyId, at.id, { at: when, status, message })
      return isMoved
    },
  }
}

const readDeclaration =
  (db: Connection['db']): Declarations['byId'] =>
  async (companyId, id) => {
    const row = await db
      .selectFrom('declarations')
      .innerJoin('declaration_contents', (join) =>
        join
          .onRef('declaration_contents.company_id', '=', 'declarations.company_id')
          .onRef('declaration_contents.declaration_id', '=', 'declarations.id'),
      )
      .selectAll('declarations')
      .select('declaration_contents.content')
      .where('declarations.id', '=', id)
      .where('declarations.company_id', '=', companyId)
      .executeTakeFirst()
    if (row === undefined) return null
    return {
      id: row.id,
      companyId: row.company_id,
      year: row.year,
      status: v.parse(keptStatusSchema, row.noti_cd_tax),
      authorityMessage: row.noti_nm_tax,
      reference: row.reference,
      tradeCode: row.tr_cd_tax,
      signedBy: row.sign_by,
      requestedAt: row.requested_at,
      confirmUntil: row.confirm_until,
      explainUntil: row.explain_until,
      contentHash: row.content_hash,
      filedHash: row.filed_hash,
      content: v.parse(contentSchema, row.content),
    }
  }

const readHead =
  (db: Connection['db']): Declarations['head'] =>
  async (companyId, id) => {
    const row = await db
      .selectFrom('declarations')
      .select(headColumns)
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirst()
    return row === undefined ? null : headOf(row)
  }

const columnUntil = { confirmUntil: 'confirm_until', explainUntil: 'explain_until' } as const

const awaitedUntil =
  (db: Connection['db']): Declarations['awaitedUntil'] =>
  (what, after, latest) =>
    db
      .selectFrom('declarations')
      .select(['company_id as companyId', 'id', `${columnUntil[what]} as until`])
      .where(columnUntil[what], '>', after)
      .where(columnUntil[what], '<=', latest)
      .orderBy(columnUntil[what])
      .execute()

export const declarationsIn = (connection: Connection): Declarations => {
  const { db, kind } = connection
  return {
    page: declarationPage(connection),
    counts: declarationCounts(db),
    addUp: () => addUpTallies(db, kind, declarationList),
    awaitedUntil: awaitedUntil(db),
    byId: readDeclaration(db),
    head: readHead(db),
    ...writingIn(db),
    ...movingIn(db),
  }
}
