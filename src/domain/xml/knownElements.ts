import { formNumber } from '../declaration/codes.ts'
import type { FormVersion, XmlElement } from '../form/definition.ts'
import { certificateElements, flagElements, headerElements } from './elements.ts'
import { isAtLeast, layouts } from './layouts.ts'

/** Longest value of each element of a group, in characters. */
export type KnownGroup = ReadonlyMap<string, number>

/** The elements that a form may hold: its header, the groups of flags in NDTKhai, and the columns of a certificate. */
export interface KnownElements {
  readonly header: KnownGroup
  readonly flagGroups: ReadonlyMap<string, KnownGroup>
  readonly certificate: KnownGroup
}

const groupIn = (elements: ReadonlyMap<string, XmlElement>, version: FormVersion): KnownGroup =>
  new Map([...elements.values()].filter(({ since }) => isAtLeast(version, since)).map(({ tag, max }) => [tag, max]))

const knownIn = (version: FormVersion): KnownElements => ({
  header: groupIn(headerElements, version),
  flagGroups: new Map([...flagElements].map(([tag, group]) => [tag, groupIn(group, version)])),
  certificate: groupIn(certificateElements, version),
})

const known = new Map<string, KnownElements>(Object.values(layouts).map(({ version }) => [version, knownIn(version)]))

/** What a form of this number (MSo) and version (PBan) may hold; null for a form that the product does not write. */
export const knownElements = (number: string, version: string): KnownElements | null =>
  number === formNumber ? (known.get(version) ?? null) : null
