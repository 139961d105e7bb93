import { formOfNumber } from '../declaration/forms/forms.ts'
import type { XmlElement } from '../form/definition.ts'
import type { Layout } from './layout.ts'
import { layouts } from './layouts.ts'

/** Longest value of each element of a group, in characters. */
export type KnownGroup = ReadonlyMap<string, number>

/** The elements that a form may hold: its header, the groups of flags in NDTKhai, and the columns of a certificate. */
export interface KnownElements {
  readonly header: KnownGroup
  readonly flagGroups: ReadonlyMap<string, KnownGroup>
  readonly certificate: KnownGroup
}

const groupOf = (elements: readonly XmlElement[]): KnownGroup => new Map(elements.map(({ tag, max }) => [tag, max]))

const knownIn = ({ header, flagGroups, certificate }: Layout): KnownElements => ({
  header: groupOf(header),
  flagGroups: new Map(flagGroups.map(({ tag, flags }) => [tag, groupOf(flags)])),
  certificate: groupOf(certificate),
})

/** What a form of this number (MSo) and version (PBan) may hold; null for a form that the product does not write. */
export const knownElements = (number: string, version: string): KnownElements | null => {
  const form = formOfNumber(number)
  const layout = form === null ? undefined : Object.values(layouts[form.key]).find((each) => each.version === version)
  return layout === undefined ? null : knownIn(layout)
}
