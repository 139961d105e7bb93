import { certificateColumns } from '../certificateRows.ts'
import { certificateFields, textFields } from '../fields.ts'
import { flagFields, groupTags, type FlagGroup } from '../flags.ts'
import type { DeclarationForm, FlagsOfForm, FormKey, TextsOfForm } from '../forms/definition.ts'
import type { XmlElement } from '../../form/definition.ts'
import { columnsIn, organisationLists, type OrganisationColumn, type OrganisationList } from '../organisations.ts'

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

const inOrder = <Element>(elements: Elements<Element>, places: readonly (string | Element)[]): readonly Element[] =>
  places.map((place) => (typeof place === 'string' ? found(elements, place) : place))

/** A flag for which the version has an element and the product no box: always off (facts of the field §1.2, law of 2026 §1.2). */
export const off = (tag: string): FormElement<never> => ({
  tag,
  type: 'flag',
  max: 1,
  since: '2.0.0',
  takes: { constant: '0' },
})

/** The element of a field in a version that calls it otherwise. */
export const renamed = <Element extends XmlElement>(element: Element, tag: string): Element => ({ ...element, tag })

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
    return byTag(elementsOf<FlagsOfForm[Key]>(flagFields, ownFlags))
  }
  return {
    /** The elements of TTChung in their order. */
    headerOf: (tags: readonly (string | FormElement<TextsOfForm[Key]>)[]) => inOrder(header, tags),
    /** An element of TTChung by its tag. */
    headerElement: (tag: string) => found(header, tag),
    /** A group of NDTKhai with its elements in their order. */
    flagGroup: (group: FlagGroup, tags: readonly (string | FormElement<never>)[]) => ({
      tag: groupTags[group],
      holds: inOrder(flagsOf(group), tags),
    }),
  }
}

const ordinal: FormElement<'ordinal'> = {
  tag: 'STT',
  type: 'number',
  max: 3,
  since: '2.0.0',
  takes: { field: 'ordinal' },
}

type CertificateColumn = keyof typeof certificateFields | 'ordinal'

const certificateElements = byTag<FormElement<CertificateColumn>>([
  ordinal,
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

/** A list of organisations, left out where it names none. */
export const organisationGroup = <const List extends OrganisationList>(list: List) => {
  const { tag, rowTag, columns } = organisationLists[list]
  const holds = columnsIn(list).flatMap((field): FormElement<OrganisationColumn | 'ordinal'>[] => {
    const element = columns[field]?.element ?? null
    return element === null ? [] : [{ ...element, takes: { field } }]
  })
  return { tag, isOptional: true, holds: [{ tag: rowTag, rows: list, holds: [ordinal, ...holds] }] } as const
}

/** DLTKhai: TTChung, then NDTKhai with the groups of flags and the certificates, and what follows them. */
export const coreOf = <Element, Group, After = never>(
  header: readonly Element[],
  flagGroups: readonly Group[],
  after: readonly After[] = [],
) => {
  const content: readonly (Group | typeof certificateList | After)[] = [...flagGroups, certificateList, ...after]
  return [
    { tag: 'TTChung', holds: header },
    { tag: 'NDTKhai', holds: content },
  ] as const
}
