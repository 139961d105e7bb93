import type { ListDescription } from './description.ts'

export interface Order {
  readonly column: string
  /** The index that has a list in this order; null for the order by day, of which there are several. */
  readonly index: string | null
  readonly direction: 'asc' | 'desc'
}

export const isByDay = ({ index }: Order): boolean => index === null

export const orderByDay = ({ day }: ListDescription, direction: Order['direction']): Order => ({
  column: day,
  index: null,
  direction,
})

/** The order that is asked for; by day, the newest first, where none is or the list cannot be put into it. */
export const orderOf = (
  description: ListDescription,
  sort: { readonly column: string; readonly direction: Order['direction'] } | null,
): Order => {
  const direction = sort?.direction ?? 'desc'
  const by = description.sorted.find(({ name }) => name === sort?.column)
  return by === undefined ? orderByDay(description, direction) : { column: by.name, index: by.index, direction }
}

/** Rows `offset` to `offset + size` of a list. */
export interface Span {
  readonly offset: number
  readonly size: number
}

/** A row's id and the value that it is sorted by. */
export interface RowKey {
  readonly id: string
  readonly place: string
}

interface Comparable extends RowKey {
  readonly bytes: readonly [place: Buffer, id: Buffer]
}

const comparable = (row: RowKey): Comparable => ({ ...row, bytes: [Buffer.from(row.place), Buffer.from(row.id)] })

/** Compares by the bytes of UTF-8, as both databases do. */
const compared = (one: Comparable, other: Comparable, { direction }: Order): number => {
  const difference = one.bytes[0].compare(other.bytes[0]) || one.bytes[1].compare(other.bytes[1])
  return direction === 'asc' ? difference : -difference
}

export const sorted = (rows: readonly RowKey[], order: Order): readonly RowKey[] =>
  rows
    .map(comparable)
    .toSorted((one, other) => compared(one, other, order))
    .map(({ id, place }) => ({ id, place }))

/** A sorted list and some rows more as one. */
export const merged = (one: readonly RowKey[], other: readonly RowKey[], order: Order): readonly RowKey[] =>
  other.length === 0 ? one : sorted([...one, ...other], order)

/**
 * Of a list into which up to `others` more rows are merged: how many rows can be skipped before a span, and how many then have to be read.
 * Merged with the others, the row at `span.offset` of the whole is at `span.offset - skipped`.
 */
export const spanBefore = (
  { offset, size }: Span,
  others: number,
): { readonly skipped: number; readonly size: number } => ({
  skipped: Math.max(0, offset - others),
  size: size + Math.min(offset, others),
})
