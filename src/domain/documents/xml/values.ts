/** What a document or one of its rows holds, by field. */
export type WrittenValues = Readonly<Record<string, unknown>>

/** The value of a field with a text; a layout that names another is a mistake of its author. */
export const textIn = (values: WrittenValues, field: string): string | boolean => {
  const value = values[field]
  if (typeof value === 'string' || typeof value === 'boolean') return value
  throw new RangeError(`${field} is no text of the document`)
}

const isRow = (value: unknown): value is WrittenValues => typeof value === 'object' && value !== null

/** The rows of a list with their places in it. */
export const rowsIn = (values: WrittenValues, field: string): readonly { row: WrittenValues; place: number }[] => {
  const list = values[field]
  if (!Array.isArray(list)) throw new RangeError(`${field} is no list of the document`)
  return list.flatMap((row: unknown, place) => (isRow(row) ? [{ row, place }] : []))
}
