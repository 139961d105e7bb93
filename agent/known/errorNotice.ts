import type { XmlElement } from 'libxml2-wasm'
import { noticeFacts, noticeFamilies, type NoticeFamily } from '../../src/domain/errorNotice/families.ts'
import { rowElements } from '../../src/domain/errorNotice/fields.ts'
import { noticeLayout } from '../../src/domain/errorNotice/kind.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { elementChildren, textOnly } from '../../signing/xmldsig/elements.ts'
import { holdsOnlyKnown, type DocumentFacts, type KindWords, type UnknownDocument } from '../knownDocument.ts'
import { namesShown } from './namesShown.ts'

export const noticeWords: KindWords = {
  vi: { name: 'thông báo sai sót', counted: (count) => `${count} thông báo sai sót` },
  en: {
    name: 'error notices',
    counted: (count) => `${count} ${count === 1 ? 'error notice' : 'error notices'}`,
  },
  ko: { name: '오류 통지', counted: (count) => `오류 통지 ${count}건` },
}

const labels = {
  office: { vi: 'Gửi', en: 'To', ko: '수신' },
  day: { vi: 'Ngày thông báo', en: 'Day of the notice', ko: '통지일' },
} as const

const documentLabels: Readonly<Record<NoticeFamily, DocumentFacts['shown'][number]['label']>> = {
  certificates: { vi: 'Chứng từ sai sót', en: 'Wrong documents', ko: '오류 증명서' },
  invoices: { vi: 'Hóa đơn sai sót', en: 'Wrong invoices', ko: '오류 세금계산서' },
}

const textsIn = (element: XmlElement): ReadonlyMap<string, string> =>
  new Map((elementChildren(element) ?? []).map((child) => [child.name, textOnly(child)?.trim() ?? '']))

/** Symbol and number of a row, under the tags that they have in the family. */
const nameOf = (row: ReadonlyMap<string, string>, tags: readonly string[]): string => {
  const texts = tags.map((tag) => row.get(tag) ?? '')
  return texts.includes('') ? '' : texts.join('-')
}

/** Reads DLTBao of a notice in a known version: elements of the product's own table and nothing else (decision 0122). */
export const readKnownNotice = (core: XmlElement): Result<DocumentFacts, UnknownDocument> => {
  const texts = textsIn(core)
  const text = (tag: string): string => texts.get(tag) ?? ''
  const family = noticeFamilies.find((one) => noticeFacts[one].form === text('MSo'))
  if (family === undefined) return fail('unknown_form')
  const { versions, rows } = noticeFacts[family]
  const version = versions.find((one) => one === text('PBan'))
  if (version === undefined) return fail('unknown_form')
  const layout = noticeLayout({ family, xml_vs: version })
  if (!holdsOnlyKnown(core, layout.core, layout.version)) return fail('unknown_element')
  const list = elementChildren(core)?.find(({ name }) => name === rows.list)
  const tags = rowElements(family, version).flatMap(({ field, element }) =>
    field === 'serial_no' || field === 'inv_no' ? [element.tag] : [],
  )
  const names = list === undefined ? [] : (elementChildren(list) ?? []).map((row) => nameOf(textsIn(row), tags))
  const needed = ['TCQT', 'NTBao', 'TNNT', 'MST']
  if (names.length === 0 || names.includes('') || needed.some((tag) => text(tag) === '')) return fail('unknown_form')
  return succeed({
    shown: [
      { label: labels.office, value: text('TCQT') },
      { label: labels.day, value: text('NTBao') },
      { label: documentLabels[family], value: namesShown(names) },
    ],
    taxpayer: text('TNNT'),
    taxCode: text('MST'),
  })
}
