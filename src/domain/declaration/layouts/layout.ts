import type { FormVersion } from '../../form/definition.ts'
import {
  certificateElements,
  flagElements,
  headerElements,
  type CertificateElement,
  type FlagElement,
  type HeaderElement,
} from './elements.ts'

/** A group of flags inside NDTKhai. */
export interface FlagGroupLayout {
  readonly tag: string
  readonly flags: readonly FlagElement[]
}

/** What one version of the form holds, in the order in which it is written. */
export interface Layout {
  readonly version: FormVersion
  readonly header: readonly HeaderElement[]
  readonly flagGroups: readonly FlagGroupLayout[]
  readonly certificate: readonly CertificateElement[]
}

const found = <Value>(table: ReadonlyMap<string, Value>, tag: string): Value => {
  const value = table.get(tag)
  if (value === undefined) throw new RangeError(`the form has no element ${tag}`)
  return value
}

const inOrder = <Element>(elements: ReadonlyMap<string, Element>, tags: readonly string[]): readonly Element[] =>
  tags.map((tag) => found(elements, tag))

/** The elements of TTChung in their order. */
export const headerOf = (tags: readonly string[]): Layout['header'] => inOrder(headerElements, tags)

/** A group of NDTKhai with its elements in their order. */
export const flagGroup = (tag: string, flags: readonly string[]): FlagGroupLayout => ({
  tag,
  flags: inOrder(found(flagElements, tag), flags),
})

/** The elements of a certificate, in every form and version. */
export const certificateColumns: Layout['certificate'] = inOrder(certificateElements, [
  'STT',
  'TTChuc',
  'Seri',
  'TNgay',
  'DNgay',
  'HThuc',
])
