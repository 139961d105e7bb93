import type { XmlElement } from 'libxml2-wasm'
import { noticeColumns, noticeForms, noticeVersions } from '../../src/domain/errorNotice/fields.ts'
import { noticeLayout } from '../../src/domain/errorNotice/kind.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { elementChildren, textOnly } from '../../signing/xmldsig/elements.ts'
import { holdsOnlyKnown, type DocumentFacts, type KindWords, type UnknownDocument } from '../knownDocument.ts'

export const noticeWords: KindWords = {
  vi: { name: 'thông báo chứng từ sai sót', counted: (count) => `${count} thông báo chứng từ sai sót` },
  en: {
    name: 'error notices',
    counted: (count) => `${count} ${count === 1 ? 'error notice' : 'error notices'}`,
  },
  ko: { name: '증명서 오류 통지', counted: (count) => `증명서 오류 통지 ${count}건` },
}

const labels = {
  office: { vi: 'Gửi', en: 'To', ko: '수신' },
  day: { vi: 'Ngày thông báo', en: 'Day of the notice', ko: '통지일' },
  documents: { vi: 'Chứng từ sai sót', en: 'Wrong documents', ko: '오류 증명서' },
} as const

/** Documents that are named one by one; of more only their number is shown. */
const mostShown = 5

const textsIn = (element: XmlElement): ReadonlyMap<string, string> =>
  new Map((elementChildren(element) ?? []).map((child) => [child.name, textOnly(child)?.trim() ?? '']))

const nameOf = (row: ReadonlyMap<string, string>): string => {
  const [symbol, number] = [noticeColumns.serial_no, noticeColumns.inv_no].map(({ element }) => row.get(element.tag))
  return symbol === undefined || symbol === '' || number === undefined || number === '' ? '' : `${symbol}-${number}`
}

const shownDocuments = (names: readonly string[]): string => {
  const first = names.slice(0, mostShown).join(', ')
  return names.length > mostShown ? `${first}, … (${names.length})` : first
}

/** Reads DLTBao of a notice in a known version: elements of the product's own table and nothing else (decision 0122). */
export const readKnownNotice = (core: XmlElement): Result<DocumentFacts, UnknownDocument> => {
  const texts = textsIn(core)
  const text = (tag: string): string => texts.get(tag) ?? ''
  const version = noticeVersions.find((one) => one === text('PBan'))
  if (version === undefined || text('MSo') !== noticeForms.certificates) return fail('unknown_form')
  const layout = noticeLayout({ xml_vs: version })
  if (!holdsOnlyKnown(core, layout.core, layout.version)) return fail('unknown_element')
  const list = elementChildren(core)?.find(({ name }) => name === 'DSCTu')
  const names = list === undefined ? [] : (elementChildren(list) ?? []).map((row) => nameOf(textsIn(row)))
  const needed = ['TCQT', 'NTBao', 'TNNT', 'MST']
  if (names.length === 0 || names.includes('') || needed.some((tag) => text(tag) === '')) return fail('unknown_form')
  return succeed({
    shown: [
      { label: labels.office, value: text('TCQT') },
      { label: labels.day, value: text('NTBao') },
      { label: labels.documents, value: shownDocuments(names) },
    ],
    taxpayer: text('TNNT'),
    taxCode: text('MST'),
  })
}
