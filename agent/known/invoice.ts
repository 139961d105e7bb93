import type { XmlElement } from 'libxml2-wasm'
import { invoiceFeatures, isOfSeveral } from '../../src/domain/invoice/features.ts'
import { invoiceForms, isInvoiceForm } from '../../src/domain/invoice/forms.ts'
import { invoiceLayout } from '../../src/domain/invoice/layout.ts'
import { consumer } from '../../src/domain/invoice/said.ts'
import { invoiceVersions } from '../../src/domain/invoice/times.ts'
import { shownAmount } from '../../src/domain/money.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { elementChildren, textAt } from '../../signing/xmldsig/elements.ts'
import {
  holdsOnlyKnown,
  type DocumentFacts,
  type KindWords,
  type ShownFact,
  type UnknownDocument,
} from '../knownDocument.ts'

export const invoiceWords: KindWords = {
  vi: { name: 'hóa đơn điện tử', counted: (count) => `${count} hóa đơn điện tử` },
  en: {
    name: 'e-invoices',
    counted: (count) => `${count} ${count === 1 ? 'e-invoice' : 'e-invoices'}`,
  },
  ko: { name: '전자세금계산서', counted: (count) => `전자세금계산서 ${count}건` },
}

const labels = {
  invoice: { vi: 'Hóa đơn', en: 'E-invoice', ko: '전자세금계산서' },
  day: { vi: 'Ngày lập', en: 'Day', ko: '작성일' },
  buyer: { vi: 'Người mua', en: 'Buyer', ko: '구매자' },
  corrects: {
    [invoiceFeatures.replacing]: { vi: 'Thay thế cho hóa đơn', en: 'Replaces', ko: '대체 대상' },
    [invoiceFeatures.adjusting]: { vi: 'Điều chỉnh cho hóa đơn', en: 'Adjusts', ko: '조정 대상' },
    [invoiceFeatures.replacingSeveral]: {
      vi: 'Thay thế cho nhiều hóa đơn, bảng kê',
      en: 'Replaces several invoices, list',
      ko: '여러 세금계산서 대체, 목록',
    },
    [invoiceFeatures.adjustingSeveral]: {
      vi: 'Điều chỉnh cho nhiều hóa đơn, bảng kê',
      en: 'Adjusts several invoices, list',
      ko: '여러 세금계산서 조정, 목록',
    },
  },
  total: { vi: 'Tổng thanh toán', en: 'Total', ko: '합계' },
} as const

/** Reads the text of an element by the tags that lead to it; empty where there is none. */
const readerOf =
  (core: XmlElement) =>
  (...path: readonly string[]): string =>
    textAt(core, path)

type Read = ReturnType<typeof readerOf>

const buyerIn = (text: Read): string => {
  const name = text('NDHDon', 'NMua', 'Ten')
  const taxCode = text('NDHDon', 'NMua', 'MST')
  const shown = name === '' ? text('NDHDon', 'NMua', 'HVTNMHang') : name
  if (shown === '') return consumer
  return taxCode === '' ? shown : `${shown} (${taxCode})`
}

/** Of those that correct others. */
const features = [
  invoiceFeatures.replacing,
  invoiceFeatures.adjusting,
  invoiceFeatures.replacingSeveral,
  invoiceFeatures.adjustingSeveral,
] as const
type Feature = (typeof features)[number] | null

/** The invoice that is replaced or adjusted; of several, the number of their list. */
const correctedIn = (text: Read, feature: Feature): readonly ShownFact[] => {
  if (feature === null) return []
  const related = (tag: string): string => text('TTChung', 'TTHDLQuan', tag)
  const value = isOfSeveral({ inv_feature: feature })
    ? related('SBKCLQuan')
    : `${related('KHMSHDCLQuan')}${related('KHHDCLQuan')}-${related('SHDCLQuan')}`
  return [{ label: labels.corrects[feature], value }]
}

/** What the person who signs an invoice is shown of it: which it is, of which day, what it corrects, who buys, and for how much. */
const shownFacts = (text: Read, feature: Feature): readonly ShownFact[] => [
  {
    label: labels.invoice,
    value: `${text('TTChung', 'KHMSHDon')}${text('TTChung', 'KHHDon')}-${text('TTChung', 'SHDon')}`,
  },
  { label: labels.day, value: text('TTChung', 'NLap') },
  ...correctedIn(text, feature),
  { label: labels.buyer, value: buyerIn(text) },
  {
    label: labels.total,
    value: `${shownAmount(text('NDHDon', 'TToan', 'TgTTTBSo'))} ${text('TTChung', 'DVTTe')}`,
  },
]

/** Reads DLHDon of a form in a known version: TTChung and NDHDon with elements of the product's own table and nothing else (decision 0122). */
export const readKnownInvoice = (core: XmlElement): Result<DocumentFacts, UnknownDocument> => {
  const [header, content, third] = elementChildren(core) ?? []
  const text = readerOf(core)
  const form = text('TTChung', 'KHMSHDon')
  const version = invoiceVersions.find((one) => one === text('TTChung', 'PBan'))
  if (header?.name !== 'TTChung' || version === undefined || !isInvoiceForm(form)) return fail('unknown_form')
  if (text('TTChung', 'THDon') !== invoiceForms[form].name) return fail('unknown_form')
  const corrected = text('TTChung', 'TTHDLQuan', 'TCHDon')
  const feature = features.find((one) => one === corrected) ?? null
  if (feature === null && corrected !== '') return fail('unknown_form')
  const said = { xml_vs: version, form_no: form, inv_feature: feature ?? invoiceFeatures.original }
  const layout = invoiceLayout(said)
  const isWhole = content?.name === 'NDHDon' && third === undefined
  if (!isWhole || !holdsOnlyKnown(core, layout.core, layout.version)) return fail('unknown_element')
  const needed = [
    text('TTChung', 'KHHDon'),
    text('TTChung', 'SHDon'),
    text('TTChung', 'NLap'),
    text('NDHDon', 'TToan', 'TgTTTBSo'),
    ...(isOfSeveral(said) ? [text('TTChung', 'TTHDLQuan', 'SBKCLQuan')] : []),
  ]
  const taxpayer = text('NDHDon', 'NBan', 'Ten')
  const taxCode = text('NDHDon', 'NBan', 'MST')
  if ([...needed, taxpayer, taxCode].includes('')) return fail('unknown_form')
  return succeed({ shown: shownFacts(text, feature), taxpayer, taxCode })
}
