import type { XmlElement } from 'libxml2-wasm'
import { fail, type Result, succeed } from '../src/domain/result.ts'
import { knownElements, type KnownGroup } from '../src/domain/xml/knownElements.ts'
import { elementChildren, textOnly } from '../signing/xmldsig/elements.ts'

/** What a declaration says of itself, for the person who signs it. */
export interface DeclaredFacts {
  /** MSo, such as 01/ĐKTĐ-HĐĐT. */
  readonly formNumber: string
  /** Ten. */
  readonly formName: string
  /** HThuc: 1 new registration, 2 change of information. */
  readonly type: string
  readonly taxpayer: string
  readonly taxCode: string
}

export type UnknownDeclaration = 'unknown_form' | 'unknown_element'

type Texts = ReadonlyMap<string, string>

/** The texts of a group, or null where it holds an element that is not known, twice there, or too long. */
const textsOf = (group: XmlElement, known: KnownGroup): Texts | null => {
  const texts = new Map<string, string>()
  for (const element of elementChildren(group) ?? [group]) {
    const [max, text] = [known.get(element.name), textOnly(element)]
    if (max === undefined || text === null || texts.has(element.name) || Array.from(text).length > max) return null
    texts.set(element.name, text.trim())
  }
  return texts
}

/** Whether every child is one of `known`, at most once. */
const areKnown = (children: readonly XmlElement[], isKnown: (child: XmlElement) => boolean): boolean =>
  new Set(children.map(({ name }) => name)).size === children.length && children.every(isKnown)

const headerTexts = (header: XmlElement): Texts => {
  const fields = elementChildren(header) ?? []
  return new Map(fields.map((field) => [field.name, textOnly(field)?.trim() ?? '']))
}

const factNames = ['MSo', 'Ten', 'HThuc', 'TNNT', 'MST'] as const

/**
 * Reads DLTKhai of a known form in a known version: TTChung and NDTKhai with elements of the product's own table and nothing else
 * (decision 0122). A signature covers what the person who gives it cannot see, so nothing may stand there that nobody knows.
 */
export const readKnownDeclaration = (core: XmlElement): Result<DeclaredFacts, UnknownDeclaration> => {
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
