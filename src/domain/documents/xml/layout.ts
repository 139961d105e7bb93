import type { FormVersion, XmlElement } from '../../form/definition.ts'
import type { SignedLayout } from '../signedLayout.ts'

type TextOf<Values> = {
  [Field in keyof Values & string]: Values[Field] extends string | boolean ? Field : never
}[keyof Values & string]

/** An element with a text: a field's value, or the same in every document. */
export type TextNode<Values> = XmlElement & {
  readonly takes: { readonly field: TextOf<Values> } | { readonly constant: string }
}

/** An element that holds others. */
export interface GroupNode<Values> {
  readonly tag: string
  readonly since?: FormVersion
  /** Left out where nothing of it is filled; any other group is written even if it is empty. */
  readonly isOptional?: true
  readonly holds: readonly LayoutNode<Values>[]
}

interface RowsOf<Field, Row> {
  /** Of each row. */
  readonly tag: string
  readonly since?: FormVersion
  readonly rows: Field
  readonly holds: readonly LayoutNode<Row>[]
}

/** An element that is repeated for every row of a list, from the fields of that row. A place that is null is no row and is left out. */
export type RowsNode<Values> = {
  [Field in keyof Values & string]: Values[Field] extends readonly (infer Row)[]
    ? RowsOf<Field, NonNullable<Row>>
    : never
}[keyof Values & string]

export type LayoutNode<Values> = TextNode<Values> | GroupNode<Values> | RowsNode<Values>

/** How one version of a form of a kind is written, in its order. Elements that are younger than the version are left out. */
export interface DocumentLayout<Values> {
  readonly signed: SignedLayout
  readonly version: FormVersion
  readonly core: readonly LayoutNode<Values>[]
}

/** The same as what writes and reads it takes it: any kind's. */
export type AnyText = XmlElement & { readonly takes: { readonly field: string } | { readonly constant: string } }

interface AnyGroup {
  readonly tag: string
  readonly since?: FormVersion
  readonly isOptional?: true
  readonly holds: readonly AnyNode[]
}

interface AnyRows {
  readonly tag: string
  readonly since?: FormVersion
  readonly rows: string
  readonly holds: readonly AnyNode[]
}

export type AnyNode = AnyText | AnyGroup | AnyRows

export interface AnyLayout {
  readonly signed: SignedLayout
  readonly version: FormVersion
  readonly core: readonly AnyNode[]
}

const numbers = (version: FormVersion): number[] => version.split('.').map(Number)

export const isAtLeast = (version: FormVersion, since: FormVersion): boolean => {
  const [a = 0, b = 0, c = 0] = numbers(version)
  const [x = 0, y = 0, z = 0] = numbers(since)
  return a !== x ? a > x : b !== y ? b > y : c >= z
}

/** Those of the version. */
export const nodesIn = (nodes: readonly AnyNode[], version: FormVersion): readonly AnyNode[] =>
  nodes.filter(({ since }) => since === undefined || isAtLeast(version, since))

const textsOf = (node: AnyNode): readonly AnyText[] => {
  if ('takes' in node) return [node]
  return 'rows' in node ? [] : node.holds.flatMap(textsOf)
}

/** The elements that take a text of the document itself; those of its rows are none of them. */
export const textNodesIn = ({ version, core }: AnyLayout): readonly AnyText[] =>
  core.flatMap(textsOf).filter(({ since }) => isAtLeast(version, since))

/** Whether the version wants a text in the element; otherwise an empty element is left out. */
export const isRequired = ({ ifAnySince }: XmlElement, version: FormVersion): boolean =>
  ifAnySince === undefined || !isAtLeast(version, ifAnySince)
