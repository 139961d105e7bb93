import type { XmlElement } from 'libxml2-wasm'
import { correctionListLayout } from '../../src/domain/invoice/several/layout.ts'
import { listCode, listFeatures } from '../../src/domain/invoice/several/written.ts'
import { invoiceVersions } from '../../src/domain/invoice/times.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { elementChildren, textAt } from '../../signing/xmldsig/elements.ts'
import { holdsOnlyKnown, type DocumentFacts, type KindWords, type UnknownDocument } from '../knownDocument.ts'
import type { PromptTexts } from '../prompt/locale.ts'
import { namesShown } from './namesShown.ts'

export const listWords: KindWords = {
  vi: {
    name: 'bảng kê hóa đơn bị điều chỉnh/thay thế',
    counted: (count) => `${count} bảng kê hóa đơn bị điều chỉnh/thay thế`,
  },
  en: {
    name: 'lists of corrected invoices',
    counted: (count) => `${count} ${count === 1 ? 'list of corrected invoices' : 'lists of corrected invoices'}`,
  },
  ko: { name: '정정 대상 세금계산서 목록', counted: (count) => `정정 대상 세금계산서 목록 ${count}건` },
}

type ListMethod = keyof typeof listFeatures

const methods = ['replace', 'adjust'] as const satisfies readonly ListMethod[]

const labels = {
  list: {
    replace: { vi: 'Bảng kê hóa đơn bị thay thế', en: 'List of replaced invoices', ko: '대체 대상 목록' },
    adjust: { vi: 'Bảng kê hóa đơn bị điều chỉnh', en: 'List of adjusted invoices', ko: '조정 대상 목록' },
  },
  day: { vi: 'Ngày lập', en: 'Day', ko: '작성일' },
  count: { vi: 'Số hóa đơn', en: 'Number of invoices', ko: '세금계산서 수' },
  invoices: { vi: 'Hóa đơn', en: 'Invoices', ko: '세금계산서' },
} as const satisfies Readonly<Record<string, PromptTexts | Readonly<Record<ListMethod, PromptTexts>>>>

const rowTags = ['KHMSHDon', 'KHHDon', 'SHDon'] as const

/** The invoice that a row is about; empty where it does not name one whole. */
const nameIn = (row: XmlElement): string => {
  const texts = rowTags.map((tag) => textAt(row, ['TTTDChinh', tag]))
  const [form, symbol, number] = texts
  return texts.includes('') ? '' : `${form}${symbol}-${number}`
}

/** Each invoice once, in the order of the list. */
const namesIn = (core: XmlElement): readonly string[] => {
  const rows = elementChildren(core)?.find(({ name }) => name === 'DSHHDVu')
  return rows === undefined ? [] : [...new Set((elementChildren(rows) ?? []).map(nameIn))]
}

/** Reads NDBKe of list 01/BK-ĐCTT in a known version: elements of the product's own table and nothing else (decisions 0122, 0529). */
export const readKnownCorrectionList = (core: XmlElement): Result<DocumentFacts, UnknownDocument> => {
  const text = (tag: string): string => textAt(core, ['TTChung', tag])
  const version = invoiceVersions.find((one) => one === text('PBan'))
  const method = methods.find((one) => listFeatures[one].feature === text('TCHDon'))
  if (version === undefined || method === undefined) return fail('unknown_form')
  if (text('KHMBKe') !== listCode || text('TBKe') !== listFeatures[method].title) return fail('unknown_form')
  const layout = correctionListLayout(version)
  if (!holdsOnlyKnown(core, layout.core, layout.version)) return fail('unknown_element')
  const names = namesIn(core)
  const [number, day, taxpayer, taxCode] = [text('SBKe'), text('NBKe'), text('NBan'), text('MSTNBan')]
  const isNamed = names.length > 0 && !names.includes('')
  if (!isNamed || [number, day, taxpayer, taxCode].includes('')) return fail('unknown_form')
  return succeed({
    shown: [
      { label: labels.list[method], value: number },
      { label: labels.day, value: day },
      { label: labels.count, value: String(names.length) },
      { label: labels.invoices, value: namesShown(names) },
    ],
    taxpayer,
    taxCode,
  })
}
