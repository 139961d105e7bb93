import type { XmlElement } from 'libxml2-wasm'
import { knownLayout } from '../../src/domain/declaration/layouts/layouts.ts'
import { fail, type Result, succeed } from '../../src/domain/result.ts'
import { elementChildren, textOnly } from '../../signing/xmldsig/elements.ts'
import type { PromptTexts } from '../prompt/locale.ts'
import {
  holdsOnlyKnown,
  type DocumentFacts,
  type KindWords,
  type ShownFact,
  type UnknownDocument,
} from '../knownDocument.ts'

const headerTexts = (header: XmlElement): ReadonlyMap<string, string> => {
  const fields = elementChildren(header) ?? []
  return new Map(fields.map((field) => [field.name, textOnly(field)?.trim() ?? '']))
}

export const declarationWords: KindWords = {
  vi: { name: 'tờ khai', counted: (count) => `${count} tờ khai` },
  en: {
    name: 'declarations',
    counted: (count) => `${count} ${count === 1 ? 'declaration' : 'declarations'}`,
  },
  ko: { name: '신고서', counted: (count) => `신고서 ${count}건` },
}

const labels = {
  form: { vi: 'Tờ khai', en: 'Form', ko: '신고서' },
  type: { vi: 'Hình thức', en: 'Type', ko: '유형' },
} as const

const types: ReadonlyMap<string, PromptTexts> = new Map([
  ['1', { vi: 'Đăng ký mới', en: 'New registration', ko: '신규 등록' }],
  ['2', { vi: 'Thay đổi thông tin', en: 'Change of information', ko: '정보 변경' }],
])

interface Form {
  /** Such as 01/ĐKTĐ-HĐĐT. */
  readonly formNumber: string
  readonly formName: string
  /** HThuc: 1 new registration, 2 change of information. */
  readonly type: string
}

/** What the person who signs a declaration is shown of it. */
export const shownFacts = ({ formNumber, formName, type }: Form): readonly ShownFact[] => [
  { label: labels.form, value: `${formNumber} ${formName}` },
  { label: labels.type, value: types.get(type) ?? type },
]

const factNames = ['MSo', 'Ten', 'HThuc', 'TNNT', 'MST'] as const

/**
 * Reads DLTKhai of a known form in a known version: TTChung and NDTKhai with elements of the product's own table and nothing else
 * (decision 0122).
 */
export const readKnownDeclaration = (core: XmlElement): Result<DocumentFacts, UnknownDocument> => {
  const [header, content, third] = elementChildren(core) ?? []
  if (header?.name !== 'TTChung') return fail('unknown_form')
  const texts = headerTexts(header)
  const layout = knownLayout(texts.get('MSo') ?? '', texts.get('PBan') ?? '')
  if (layout === null) return fail('unknown_form')
  const isWhole = content?.name === 'NDTKhai' && third === undefined
  if (!isWhole || !holdsOnlyKnown(core, layout.core, layout.version)) return fail('unknown_element')
  const [formNumber = '', formName = '', type = '', taxpayer = '', taxCode = ''] = factNames.map((name) =>
    texts.get(name),
  )
  if ([formName, type, taxpayer, taxCode].includes('')) return fail('unknown_form')
  return succeed({ shown: shownFacts({ formNumber, formName, type }), taxpayer, taxCode })
}
