import type { XmlElement } from 'libxml2-wasm'
import { knownLayout } from '../../src/domain/declaration/layouts/layouts.ts'
import { fail, type Result, succeed } from '../../src/domain/result.ts'
import { elementChildren, textOnly } from '../../signing/xmldsig/elements.ts'
import { holdsOnlyKnown, type DocumentFacts, type UnknownDocument } from '../knownDocument.ts'

const headerTexts = (header: XmlElement): ReadonlyMap<string, string> => {
  const fields = elementChildren(header) ?? []
  return new Map(fields.map((field) => [field.name, textOnly(field)?.trim() ?? '']))
}

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
  return succeed({ formNumber, formName, type, taxpayer, taxCode })
}
