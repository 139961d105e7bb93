import type { FormVersion } from '../../form/definition.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { isWithin } from './limits.ts'
import { nodesIn, type AnyLayout, type AnyNode } from './layout.ts'

/** An element of a document as whoever parses it hands it over: without attributes; `text` is empty where it has children. */
export interface ReadElement {
  readonly tag: string
  readonly text: string
  readonly children: readonly ReadElement[]
}

/** What a document says by the table of its layout: texts and lists of rows by their fields. */
export type ReadValues = Readonly<Record<string, string | readonly ReadRow[]>>
type ReadRow = ReadValues

export interface ReadDocument {
  readonly values: ReadValues
  /** Paths of elements that the layout does not have and that are no free ones, each once, in their order. */
  readonly unknown: readonly string[]
}

/** What cannot be read in one way alone: an element twice, or a text that its element has no room for. */
export interface UnreadableElement {
  readonly code: 'twice' | 'too_long' | 'no_text'
  readonly path: string
}

/** Elements in which every product writes what it likes. */
const free: ReadonlySet<string> = new Set(['TTKhac'])

class Reading {
  readonly unknown = new Set<string>()
  problem: UnreadableElement | null = null

  fails(code: UnreadableElement['code'], path: string): void {
    this.problem ??= { code, path }
  }
}

type Values = Record<string, string | readonly ReadRow[]>

const readText = (
  node: Extract<AnyNode, { takes: object }>,
  element: ReadElement,
  path: string,
  of: Reading,
): string => {
  if (element.children.length > 0) of.fails('no_text', path)
  const text = element.text.trim()
  if (!isWithin(node, text)) of.fails('too_long', path)
  return text
}

const readInto = (
  values: Values,
  parent: ReadElement,
  nodes: readonly AnyNode[],
  version: FormVersion,
  at: string,
  of: Reading,
): void => {
  const known = new Map(nodesIn(nodes, version).map((node) => [node.tag, node]))
  const rows = new Map<string, ReadRow[]>()
  const seen = new Set<string>()
  for (const child of parent.children) {
    const path = at === '' ? child.tag : `${at}/${child.tag}`
    const node = known.get(child.tag)
    if (free.has(child.tag)) continue
    if (node === undefined) {
      of.unknown.add(path)
      continue
    }
    if ('rows' in node) {
      const row: Values = {}
      readInto(row, child, node.holds, version, path, of)
      rows.set(node.rows, [...(rows.get(node.rows) ?? []), row])
      continue
    }
    if (seen.has(child.tag)) of.fails('twice', path)
    seen.add(child.tag)
    if ('holds' in node) readInto(values, child, node.holds, version, path, of)
    else if ('field' in node.takes) values[node.takes.field] = readText(node, child, path, of)
  }
  for (const [field, read] of rows) values[field] = read
}

/**
 * Reads the core of a document by the table that the product writes its own by. What others add in `TTKhac` is passed over, other elements that
 * the table does not have are named; an element twice, or a text that is too long for its element, makes the whole unreadable.
 */
export const readByLayout = (
  core: ReadElement,
  { core: nodes, version }: AnyLayout,
): Result<ReadDocument, UnreadableElement> => {
  const reading = new Reading()
  const values: Values = {}
  readInto(values, core, nodes, version, '', reading)
  return reading.problem === null ? succeed({ values, unknown: [...reading.unknown] }) : fail(reading.problem)
}

const rowsOf = (values: ReadValues, field: string): readonly ReadRow[] => {
  const rows = values[field]
  return typeof rows === 'object' ? rows : []
}

const textOf = (values: ReadValues, field: string): string => {
  const text = values[field]
  return typeof text === 'string' ? text : ''
}

/** Texts and rows of what was read, by their fields; empty where the document has none. */
export const readValues = (values: ReadValues) => ({
  text: (field: string): string => textOf(values, field),
  rows: (field: string): readonly ReadValues[] => rowsOf(values, field),
})
