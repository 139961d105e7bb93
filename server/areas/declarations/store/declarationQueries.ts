import type { DeclarationContent } from '../../../../src/domain/declaration/content.ts'
import { headsIn, type Heads } from '../../../documents/heads/headsIn.ts'
import { addUpTallies } from '../../../lists/counts.ts'
import type { Connection } from '../../../store/connection.ts'
import type { Tables } from '../../../store/tables.ts'
import { declarationCounts } from './declarationCounts.ts'
import { contentColumns, declarationHeads } from './declarationHeads.ts'
import { declarationList } from './declarationList.ts'
import { declarationPage } from './declarationPage.ts'
import type { Declaration, DeclarationHead, Declarations } from './declarations.ts'
import { answerSearchText, movedSearchText } from './declarationSearch.ts'

type Queries = Heads<DeclarationHead, DeclarationContent, Tables['declarations']>

const rowOf = (declaration: Declaration): Tables['declarations'] => {
  const { content, reference, tradeCode, authorityMessage } = declaration
  return {
    id: declaration.id,
    company_id: declaration.companyId,
    year: declaration.year,
    ...contentColumns(content, reference),
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
    answer_text: answerSearchText(authorityMessage, tradeCode),
  }
}

const insert =
  (db: Connection['db']): Declarations['insert'] =>
  async (declaration) => {
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
  }

const move =
  (heads: Queries): Declarations['move'] =>
  (at, change, when) => {
    const { tradeCode: code, confirmUntil = '', explainUntil = '', ...kept } = change
    const more = { answer_text: movedSearchText(change), confirm_until: confirmUntil, explain_until: explainUntil }
    return heads.move(at, { ...kept, code, more }, when)
  }

const byId =
  (heads: Queries): Declarations['byId'] =>
  async (companyId, id) => {
    const found = await heads.whole(companyId, id)
    if (found === null) return null
    const { head, row, message: authorityMessage, code: tradeCode, ...kept } = found
    const { form: _, ...own } = head
    return { ...own, ...kept, authorityMessage, tradeCode, confirmUntil: row.confirm_until }
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
  const heads = headsIn(db, declarationHeads)
  const { addEvent, eventMoments, events } = heads
  return {
    heads,
    addEvent,
    eventMoments,
    events,
    insert: insert(db),
    move: move(heads),
    byId: byId(heads),
    page: declarationPage(connection),
    counts: declarationCounts(db),
    addUp: () => addUpTallies(db, kind, declarationList),
    awaitedUntil: awaitedUntil(db),
  }
}
