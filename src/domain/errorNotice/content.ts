import * as v from 'valibot'
import { listOf, textUpTo } from '../bounded.ts'
import { keysOf, recordOf } from '../form/table.ts'
import { readList, readText } from '../reading.ts'
import { mostNoticed } from '../corrections/mostNoticed.ts'
import { noticeColumns, noticeFields, type NoticeColumn, type NoticeText } from './fields.ts'

export const noticeTexts = keysOf<NoticeText>(noticeFields)
export const noticeColumnNames = keysOf<NoticeColumn>(noticeColumns)

export type NoticedDocument = { sid: string } & { [Column in NoticeColumn]: string }

/** A notice as its form holds it, as it is kept, and as it travels. `notice_id` is empty for a new one. */
export type NoticeValues = { notice_id: string; documents: NoticedDocument[] } & { [Text in NoticeText]: string }
export type NoticeContent = NoticeValues

const longestText = 1000

const documentEntries = { sid: textUpTo(64), ...recordOf(noticeColumnNames, () => textUpTo(longestText)) }

/** Bounds what is sent; the rules are those of `noticeSchema`. */
export const noticeEntries = {
  notice_id: textUpTo(64),
  ...recordOf(noticeTexts, () => textUpTo(longestText)),
  documents: listOf(v.strictObject(documentEntries), mostNoticed),
}

/** The same as a server answers it. */
export const readNoticeEntries = {
  notice_id: readText,
  ...recordOf(noticeTexts, () => readText),
  documents: readList(v.object({ sid: readText, ...recordOf(noticeColumnNames, () => readText) })),
}

/** The fields alone, of what may have other members beside them. */
export const noticeValuesOf = (content: NoticeContent): NoticeValues => ({
  notice_id: content.notice_id,
  ...recordOf(noticeTexts, (name) => content[name]),
  documents: content.documents.map((row) => ({ sid: row.sid, ...recordOf(noticeColumnNames, (name) => row[name]) })),
})
