import type { Kysely } from 'kysely'
import { moveHead } from '../../../documents/heads/moveHead.ts'
import { forEveryCompany } from '../../../store/statements.ts'
import type { Tables } from '../../../store/tables.ts'
import type { NoticeContent } from '../../../../src/domain/errorNotice/content.ts'
import type { ErrorNotices } from './errorNotices.ts'
import { noticeEvents } from './noticeEvents.ts'
import { certificateRows, contentColumns, headColumns, headOf } from './rows.ts'

type Db = Kysely<Tables>

const keepCertificates = async (db: Db, companyId: string, id: string, content: NoticeContent): Promise<void> => {
  await db
    .deleteFrom('error_notice_certificates')
    .where('company_id', '=', companyId)
    .where('notice_id', '=', id)
    .execute()
  const rows = certificateRows(companyId, id, content)
  if (rows.length > 0) await db.insertInto('error_notice_certificates').values(rows).execute()
}

const heads = { heads: 'error_notices', status: 'notice_status', deleted: 'deleted_at' } as const

const insert =
  (db: Db): ErrorNotices['insert'] =>
  async ({ companyId, id, year, reference, contentHash }, content, at) => {
    // Of an id that was deleted before and saved anew.
    await db
      .deleteFrom('error_notices')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('deleted_at', '<>', '')
      .execute()
    const empty = { message: '', guid: '', sign_by: '', requested_at: '', filed_hash: '', deleted_at: '' }
    const row = await db
      .insertInto('error_notices')
      .values({
        ...empty,
        company_id: companyId,
        id,
        year,
        reference,
        notice_status: 'draft',
        content_hash: contentHash,
        ...contentColumns(content, id, reference),
      })
      .onConflict((conflict) => conflict.columns(['company_id', 'id']).doNothing())
      .returning(headColumns)
      .executeTakeFirst()
    if (row === undefined) return null
    await keepCertificates(db, companyId, id, content)
    await noticeEvents(db).addEvent(companyId, id, { at, status: 'draft', message: '' })
    return headOf(row)
  }

const replaceContent =
  (db: Db): ErrorNotices['replaceContent'] =>
  async ({ companyId, id, in: statuses, contentHashes }, { content, contentHash }) => {
    const of = { companyId, ids: [id] }
    const [before] = await held(db)(of.companyId, of.ids)
    if (before === undefined) return null
    const row = await db
      .updateTable('error_notices')
      .set({ ...contentColumns(content, id, before.reference), content_hash: contentHash })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('notice_status', 'in', statuses)
      .where('content_hash', 'in', contentHashes)
      .returning(headColumns)
      .executeTakeFirst()
    if (row === undefined) return null
    await keepCertificates(db, companyId, id, content)
    return headOf(row)
  }

const held =
  (db: Db): ErrorNotices['hold'] =>
  async (companyId, ids) => {
    const rows = await db
      .updateTable('error_notices')
      .set((row) => ({ content_hash: row.ref('content_hash') }))
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .where('deleted_at', '=', '')
      .returning(headColumns)
      .execute()
    return rows.map(headOf)
  }

const move =
  (db: Db): ErrorNotices['move'] =>
  async (at, change, when) => {
    const { status, message } = change
    const isMoved = await moveHead(db, heads, at, {
      notice_status: status,
      message,
      guid: change.guid,
      sign_by: change.signedBy,
      requested_at: change.requestedAt,
      filed_hash: change.filedHash,
    })
    if (isMoved) await noticeEvents(db).addEvent(at.companyId, at.id, { at: when, status, message })
    return isMoved
  }

/** Notices with a certificate that one which is drafted or sent names too. */
const namingWhatOthersName = (db: Db, companyId: string) =>
  db
    .selectFrom('error_notice_certificates as own')
    .innerJoin('error_notice_certificates as other', (join) =>
      join
        .onRef('other.company_id', '=', 'own.company_id')
        .onRef('other.certificate_id', '=', 'own.certificate_id')
        .onRef('other.notice_id', '<>', 'own.notice_id'),
    )
    .innerJoin('error_notices as standing', (join) =>
      join.onRef('standing.company_id', '=', 'other.company_id').onRef('standing.id', '=', 'other.notice_id'),
    )
    .select('own.notice_id')
    .where('own.company_id', '=', companyId)
    .where('other.company_id', '=', companyId)
    .where('standing.company_id', '=', companyId)
    .where('standing.deleted_at', '=', '')
    .where('standing.notice_status', 'in', ['draft', 'sent'])

/** What is written of notices. */
export const writingIn = (
  db: Db,
): Pick<ErrorNotices, 'insert' | 'replaceContent' | 'hold' | 'move' | 'remove' | 'restore' | 'removeDeleted'> => ({
  insert: insert(db),
  replaceContent: replaceContent(db),
  hold: held(db),
  move: move(db),
  async remove(companyId, ids, at) {
    await db
      .updateTable('error_notices')
      .set({ deleted_at: at })
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .where('notice_status', '=', 'draft')
      .execute()
  },
  async restore(companyId, { ids, deletedAfter }) {
    const rows = await db
      .updateTable('error_notices')
      .set({ deleted_at: '' })
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .where('deleted_at', '>', deletedAfter)
      .where('id', 'not in', namingWhatOthersName(db, companyId))
      .returning(headColumns)
      .execute()
    return rows.map(headOf)
  },
  async removeDeleted(until) {
    await forEveryCompany(() =>
      db.deleteFrom('error_notices').where('deleted_at', '<>', '').where('deleted_at', '<=', until).execute(),
    )
  },
})
