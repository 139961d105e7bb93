import { isAtLeast, isRequired, type AnyLayout, type AnyNode } from '../../../../src/domain/documents/xml/layout.ts'
import type { InvoiceVersion } from '../../../../src/domain/invoice/times.ts'
import table from '../elements.json'

/** An element of the table; `required` is Y, N, or C where it depends on something else. */
interface Known {
  readonly tag: string
  readonly parent: string
  readonly max: number | string | null
  readonly required: string
  readonly since: string
  readonly type: string
  readonly forms?: readonly string[]
}

const known: readonly Known[] = table.invoice

const core = 'HDon/DLHDon'

/** The path of an element below the core. */
const pathOf = ({ tag, parent }: Known): string => `${parent}/${tag}`.slice(core.length + 1)

/** The elements of the core by their paths, in their order: of a form in a version, or all of them. */
export const tableOf = (form?: string, version = '9'): ReadonlyMap<string, Known> =>
  new Map(
    known
      .filter(({ parent }) => parent.startsWith(core))
      .filter(({ since, forms }) => since <= version && (form === undefined || (forms ?? [form]).includes(form)))
      .map((each) => [pathOf(each), each]),
  )

/** The tags around the core, in their order. */
export const aroundCore: readonly string[] = known
  .filter(({ parent }) => !parent.startsWith(core))
  .map(({ tag, parent }) => `${parent}/${tag}`)

/** Lengths that fit an element: a number has a decimal mark, and may have a sign, beside its digits. Any where the table has none. */
export const lengthsOf = ({ max, type }: Pick<Known, 'max' | 'type'>, laid: number | null): readonly unknown[] => {
  if (typeof max !== 'string') return max === null && type !== 'container' ? [laid] : [max]
  const digits = Number(max.split(',')[0])
  return [digits + 1, digits + 2]
}

export interface Laid {
  readonly path: string
  /** Null, like `isRequired`, of an element that holds others. */
  readonly max: number | null
  readonly isRequired: boolean | null
}

const laidIn = (nodes: readonly AnyNode[], version: InvoiceVersion, parent: string): readonly Laid[] =>
  nodes
    .filter(({ since }) => since === undefined || isAtLeast(version, since))
    .flatMap((node): readonly Laid[] => {
      const path = `${parent}${node.tag}`
      return 'takes' in node
        ? [{ path, max: node.max, isRequired: isRequired(node, version) }]
        : [{ path, max: null, isRequired: null }, ...laidIn(node.holds, version, `${path}/`)]
    })

/** The elements of a layout in their order. */
export const laidOut = (layout: AnyLayout, version: InvoiceVersion): readonly Laid[] => laidIn(layout.core, version, '')
