import type { XmlElement } from 'libxml2-wasm'
import { fail, type Result, succeed } from '../../src/domain/result.ts'
import { knownElements } from '../../src/domain/xml/knownElements.ts'
import { elementChildren, textOnly } from '../../signing/xmldsig/elements.ts'
import { areKnown, textsOf, type DocumentFacts, type Texts, type UnknownDocument } from '../knownDocument.ts'

const headerTexts = (header: XmlElement): Texts => {
  const fields = elementChildren(header) ?? []
  return new Map(fields.map((field) => [field.name, textOnly(field)?.trim() ?? '']))
}

const factNames = ['MSo', 'Ten', 'HThuc', 'TNNT', 'MST'] as const

/**
 * Reads DLTKhai of a known form in a known version: TTChung and NDTKhai with elements of the product's own table and nothing else
 * (decision 0122). A signature covers what the person who gives it cannot see, so nothing may stand there that nobody knows.
 */
export const readKnownDeclaration = (core: XmlElement): Result<DocumentFacts, UnknownDocument> => {
  const [header, content, third] = elementChildren(core) ?? []
  if (header?.name !== 'TTChung') return fail('unknown_form')
  const said = headerTexts(header)
  const known = knownElements(said.get('MSo') ?? '', said.get('PBan') ?? '')
  if (known === null) return fail('unknown_form')
  const texts = textsOf(header, known.header)
  if (texts === null || content?.name !== 'NDTKhai' || third !== undefined) return fail('unknown_element')
  const isKnownGroup = (group: XmlElement): boolean => {
    const flags = known.flagGroups.get(group.name)
    if (flags !== undefined) return textsOf(group, flags) !== null
    const rows = group.name === 'DSCTSSDung' ? elementChildren(group) : null
    return rows !== null && rows.every((row) => row.name === 'CTS' && textsOf(row, known.certificate) !== null)
  }
  if (!areKnown(elementChildren(content) ?? [content], isKnownGroup)) return fail('unknown_element')
  const [formNumber = '', formName = '', type = '', taxpayer = '', taxCode = ''] = factNames.map((name) =>
    texts.get(name),
  )
  if ([formName, type, taxpayer, taxCode].includes('')) return fail('unknown_form')
  return succeed({ formNumber, formName, type, taxpayer, taxCode })
}
