import type { XmlElement } from 'libxml2-wasm'
import { certificateForm } from '../../src/domain/pitCertificate/fields.ts'
import { certificateFeatures } from '../../src/domain/pitCertificate/features.ts'
import { certificateLayout } from '../../src/domain/pitCertificate/layout.ts'
import { certificateVersions } from '../../src/domain/pitCertificate/times.ts'
import { shownAmount } from '../../src/domain/money.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { elementChildren, textOnly } from '../../signing/xmldsig/elements.ts'
import {
  holdsOnlyKnown,
  type DocumentFacts,
  type KindWords,
  type ShownFact,
  type UnknownDocument,
} from '../knownDocument.ts'

export const certificateWords: KindWords = {
  vi: { name: 'chứng từ khấu trừ thuế TNCN', counted: (count) => `${count} chứng từ khấu trừ thuế TNCN` },
  en: {
    name: 'PIT certificates',
    counted: (count) => `${count} ${count === 1 ? 'PIT certificate' : 'PIT certificates'}`,
  },
  ko: { name: '원천징수 증명서', counted: (count) => `원천징수 증명서 ${count}건` },
}

const labels = {
  certificate: { vi: 'Chứng từ', en: 'PIT certificate', ko: '원천징수 증명서' },
  person: { vi: 'Người nộp thuế', en: 'Taxpayer', ko: '납세자' },
  period: { vi: 'Kỳ', en: 'Period', ko: '기간' },
  tax: { vi: 'Thuế đã khấu trừ', en: 'Tax withheld', ko: '원천징수세액' },
} as const

/** Texts by the path of their tags below the core. */
const textsIn = (element: XmlElement, path = ''): ReadonlyMap<string, string> =>
  new Map(
    (elementChildren(element) ?? []).flatMap((child) => {
      const place = path === '' ? child.name : `${path}/${child.name}`
      const isGroup = (elementChildren(child) ?? []).length > 0
      return isGroup ? [...textsIn(child, place)] : [[place, textOnly(child)?.trim() ?? ''] as const]
    }),
  )

const certificate = 'TTChung'
const person = 'NDCTu/NNT'
const income = 'NDCTu/TTNCNKTru'

/** What the person who signs a certificate is shown of it: which it is, whose tax of which months, and how much. */
const shownFacts = (text: (path: string) => string): readonly ShownFact[] => {
  const [from, to, year] = ['TThang', 'DThang', 'Nam'].map((tag) => text(`${income}/${tag}`))
  const months = from === to ? `${from}/${year}` : `${from}–${to}/${year}`
  return [
    { label: labels.certificate, value: `${text(`${certificate}/KHCTu`)}-${text(`${certificate}/SCTu`)}` },
    { label: labels.person, value: `${text(`${person}/Ten`)} (${text(`${person}/MST`)})` },
    { label: labels.period, value: months },
    { label: labels.tax, value: `${shownAmount(text(`${income}/SThue`))} VND` },
  ]
}

const needed = [
  `${certificate}/KHCTu`,
  `${certificate}/SCTu`,
  `${person}/Ten`,
  `${person}/MST`,
  `${income}/TThang`,
  `${income}/DThang`,
  `${income}/Nam`,
  `${income}/SThue`,
  'NDCTu/TCTTNhap/Ten',
  'NDCTu/TCTTNhap/MST',
]

/** Reads DLCTu in a known version: TTChung and NDCTu with elements of the product's own table and nothing else (decision 0122). */
export const readKnownCertificate = (core: XmlElement): Result<DocumentFacts, UnknownDocument> => {
  const [header, content, third] = elementChildren(core) ?? []
  if (header?.name !== 'TTChung') return fail('unknown_form')
  const texts = textsIn(core)
  const text = (path: string): string => texts.get(path) ?? ''
  const version = certificateVersions.find((one) => one === text(`${certificate}/PBan`))
  if (version === undefined || text(`${certificate}/MSCTu`) !== certificateForm) return fail('unknown_form')
  const { original } = certificateFeatures
  const layout = certificateLayout({
    xml_vs: version,
    inv_feature: texts.has(`${certificate}/TTCTLQuan/TCCTu`) ? certificateFeatures.replacing : original,
  })
  const isWhole = content?.name === 'NDCTu' && third === undefined
  if (!isWhole || !holdsOnlyKnown(core, layout.core, layout.version)) return fail('unknown_element')
  if (needed.some((path) => text(path) === '')) return fail('unknown_form')
  return succeed({
    shown: shownFacts(text),
    taxpayer: text('NDCTu/TCTTNhap/Ten'),
    taxCode: text('NDCTu/TCTTNhap/MST'),
  })
}
