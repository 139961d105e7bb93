import * as v from 'valibot'
import { listOf, textUpTo } from '../bounded.ts'
import { keysOf, recordOf } from '../form/table.ts'
import { readList, readText } from '../reading.ts'
import { mostNoticed } from '../corrections/mostNoticed.ts'
import { regimeOn } from '../corrections/regimes.ts'
import { noticeEffects, saysEffect } from './effects.ts'
import { noticeFamilies, noticeVersionOn, type NoticeFamily } from './families.ts'
import { columnsOf, noticeColumnNames, noticeFields, type NoticeColumn, type NoticeText } from './fields.ts'

export const noticeTexts = keysOf<NoticeText>(noticeFields)

/** `sid` names a document of this product, and is empty where another system has made it. */
export type NoticedDocument = { sid: string } & { [Column in NoticeColumn]: string }

/**
 * A notice as its form holds it, as it is kept, and as it travels. `notice_id` is empty for a new one; `shop_id` is that of all its invoices,
 * as the server finds it, and empty where they are of several or of none.
 */
export type NoticeValues = {
  notice_id: string
  family: NoticeFamily
  shop_id: string
  documents: NoticedDocument[]
} & { [Text in NoticeText]: string }
export type NoticeContent = NoticeValues

const longestText = 1000

const absent = v.optional(v.literal(''), '')

const documentEntries = (family: NoticeFamily) => {
  const own = columnsOf(family)
  return {
    sid: textUpTo(64),
    ...recordOf(noticeColumnNames, (name): v.GenericSchema<string | undefined, string> =>
      own.includes(name) ? textUpTo(longestText) : absent,
    ),
  }
}

/** Bounds what is sent of a family; the rules are those of `noticeSchema`. */
export const noticeEntriesOf = (family: NoticeFamily) => ({
  notice_id: textUpTo(64),
  family: v.optional(v.literal(family), family),
  shop_id: v.optional(textUpTo(64), ''),
  ...recordOf(noticeTexts, () => textUpTo(longestText)),
  documents: listOf(v.strictObject(documentEntries(family)), mostNoticed),
})

/** The same as a server answers it, and as it is kept: what is older than notices of invoices names no family. */
export const readNoticeEntries = {
  notice_id: readText,
  family: v.nullish(v.picklist(noticeFamilies), 'certificates'),
  shop_id: readText,
  ...recordOf(noticeTexts, () => readText),
  documents: readList(v.object({ sid: readText, ...recordOf(noticeColumnNames, () => readText) })),
}

/** The fields alone, of what may have other members beside them. */
export const noticeValuesOf = (content: NoticeContent): NoticeValues => ({
  notice_id: content.notice_id,
  family: content.family,
  shop_id: content.shop_id,
  ...recordOf(noticeTexts, (name) => content[name]),
  documents: content.documents.map((row) => ({ sid: row.sid, ...recordOf(noticeColumnNames, (name) => row[name]) })),
})

/** What becomes of a document, where a notice of a day has to say so: since June 2025 nothing but that it is explained. */
const effectOn = (day: string, effect: string): string =>
  effect === '' && regimeOn(day) !== 'decree123' ? noticeEffects.explain : effect

/** A notice in the version of its day, which alone decides whether it says what becomes of its documents. */
export const inItsVersion = (values: NoticeValues, newest: string): NoticeValues => {
  const { family, notice_date, documents } = values
  const xml_vs = noticeVersionOn(family, notice_date, newest)
  const isSaid = saysEffect(family, xml_vs)
  return {
    ...values,
    xml_vs,
    documents: documents.map((row) => ({ ...row, effect: isSaid ? effectOn(notice_date, row.effect) : '' })),
  }
}
