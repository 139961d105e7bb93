import { certificateFields, textFields } from '../fields.ts'
import { flagFields, flagsIn, groupTags, type UsageFlag } from '../flags.ts'
import type { XmlElement } from '../../form/definition.ts'
import { keysOf } from '../../form/table.ts'

/** An element of the form with what it takes: a field's value, or the same text in every declaration. */
export type FormElement<Field extends string> = XmlElement & {
  readonly takes: { readonly field: Field } | { readonly constant: string }
}

export type HeaderElement = FormElement<keyof typeof textFields>
export type FlagElement = FormElement<UsageFlag>
export type CertificateColumn = keyof typeof certificateFields | 'ordinal'
export type CertificateElement = FormElement<CertificateColumn>

type Table<Name extends string> = Readonly<Record<Name, { readonly element: XmlElement | null }>>
type Elements<Element> = ReadonlyMap<string, Element>

const byTag = <Element extends XmlElement>(elements: readonly Element[]): Elements<Element> =>
  new Map(elements.map((element) => [element.tag, element]))

const elementsOf = <Name extends string>(table: Table<Name>, names: readonly Name[]): FormElement<Name>[] =>
  names.flatMap((field) => {
    const { element } = table[field]
    return element === null ? [] : [{ ...element, takes: { field } }]
  })

/** Flags of the forms that the product has no box for: always off (facts of the field §1.2). */
const alwaysOff: Readonly<Record<string, readonly FlagElement[]>> = {
  [groupTags.dataChannels]: [{ tag: 'NCCNN', type: 'flag', max: 1, since: '2.1.0', takes: { constant: '0' } }],
  [groupTags.invoiceTypes]: [{ tag: 'HDNCCNN', type: 'flag', max: 1, since: '2.1.0', takes: { constant: '0' } }],
}

/** The elements of TTChung, by tag. */
export const headerElements: Elements<HeaderElement> = byTag(elementsOf(textFields, keysOf(textFields)))

/** The elements of each group of NDTKhai, by the group's tag and their own. */
export const flagElements: ReadonlyMap<string, Elements<FlagElement>> = new Map(
  keysOf(groupTags).map((group) => [
    groupTags[group],
    byTag([...elementsOf(flagFields, flagsIn(group)), ...(alwaysOff[groupTags[group]] ?? [])]),
  ]),
)

const ordinal: CertificateElement = { tag: 'STT', type: 'number', max: 3, since: '2.0.0', takes: { field: 'ordinal' } }

/** The elements of a certificate in DSCTSSDung, by tag. */
export const certificateElements: Elements<CertificateElement> = byTag<CertificateElement>([
  ordinal,
  ...elementsOf(certificateFields, keysOf(certificateFields)),
])
