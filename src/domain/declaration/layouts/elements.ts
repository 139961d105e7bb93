import { certificateColumns } from '../certificateRows.ts'
import { certificateFields, textFields } from '../fields.ts'
import { flagFields, groupTags, type FlagGroup } from '../flags.ts'
import type { DeclarationForm, FlagsOfForm, FormKey, TextsOfForm } from '../forms/definition.ts'
import type { XmlElement } from '../../form/definition.ts'

/** An element of the form with what it takes: a field's value, or the same text in every declaration. */
type FormElement<Field extends string> = XmlElement & {
  readonly takes: { readonly field: Field } | { readonly constant: string }
}

type Table<Name extends string> = Readonly<Record<Name, { readonly element: XmlElement | null }>>
type Elements<Element> = ReadonlyMap<string, Element>

const byTag = <Element extends XmlElement>(elements: readonly Element[]): Elements<Element> =>
  new Map(elements.map((element) => [element.tag, element]))

const elementsOf = <Name extends string>(table: Table<Name>, names: readonly Name[]): FormElement<Name>[] =>
  names.flatMap((field) => {
    const { element } = table[field]
    return element === null ? [] : [{ ...element, takes: { field } }]
  })

const found = <Value>(table: ReadonlyMap<string, Value>, tag: string): Value => {
  const value = table.get(tag)
  if (value === undefined) throw new RangeError(`the form has no element ${tag}`)
  return value
}

const inOrder = <Element>(elements: Elements<Element>, tags: readonly string[]): readonly Element[] =>
  tags.map((tag) => found(elements, tag))

/** Flags of the forms that the product has no box for: always off (facts of the field §1.2). */
const alwaysOff: { readonly [Group in FlagGroup]?: readonly FormElement<never>[] } = {
  dataChannels: [{ tag: 'NCCNN', type: 'flag', max: 1, since: '2.1.0', takes: { constant: '0' } }],
  invoiceTypes: [{ tag: 'HDNCCNN', type: 'flag', max: 1, since: '2.1.0', takes: { constant: '0' } }],
}

/** Of a form that needs every element, an empty one is a fault in every version. */
const withoutEmpty = <Field extends string>(
  { needsEveryElement }: DeclarationForm,
  elements: readonly FormElement<Field>[],
): readonly FormElement<Field>[] =>
  needsEveryElement ? elements.map(({ ifAnySince: _, ...element }) => element) : elements

/** What the layouts of a form are made of: the elements of its own fields, by tag. */
export const elementsOfForm = <Key extends FormKey>(form: DeclarationForm<Key>) => {
  const header = byTag(withoutEmpty(form, elementsOf<TextsOfForm[Key]>(textFields, form.texts)))
  const flagsOf = (group: FlagGroup) => {
    const ownFlags = form.flags.filter((flag) => flagFields[flag].group === group)
    return byTag([...elementsOf<FlagsOfForm[Key]>(flagFields, ownFlags), ...(alwaysOff[group] ?? [])])
  }
  return {
    /** The elements of TTChung in their order. */
    headerOf: (tags: readonly string[]) => inOrder(header, tags),
    /** A group of NDTKhai with its elements in their order. */
    flagGroup: (group: FlagGroup, tags: readonly string[]) => ({
      tag: groupTags[group],
      holds: inOrder(flagsOf(group), tags),
    }),
  }
}

type CertificateColumn = keyof typeof certificateFields | 'ordinal'

const certificateElements = byTag<FormElement<CertificateColumn>>([
  { tag: 'STT', type: 'number', max: 3, since: '2.0.0', takes: { field: 'ordinal' } },
  ...elementsOf(certificateFields, certificateColumns),
])

/** The certificates, in every form and version. */
const certificateList = {
  tag: 'DSCTSSDung',
  holds: [
    {
      tag: 'CTS',
      rows: 'digital_signatures',
      holds: inOrder(certificateElements, ['STT', 'TTChuc', 'Seri', 'TNgay', 'DNgay', 'HThuc']),
    },
  ],
} as const

/** DLTKhai: TTChung, then NDTKhai with the groups of flags and the certificates. */
export const coreOf = <Element, Group>(header: readonly Element[], flagGroups: readonly Group[]) => [
  { tag: 'TTChung', holds: header },
  { tag: 'NDTKhai', holds: [...flagGroups, certificateList] },
]
