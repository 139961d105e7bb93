/** Columns that are read; what stands further to the right is left out. */
export const mostColumns = 256

/** Column A is 0. -1 where the reference begins with no letters. */
export const columnOf = (reference: string): number => {
  let column = 0
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  return column - 1
}

/** Rows that a sheet can have (ECMA-376 part 1, 18.3.1.73). */
export const mostRows = 1_048_576

/** The row of a reference such as `B12` or `$B$12`; 0 where it has none. */
export const rowOf = (reference: string): number => Number(/^\D*(\d+)$/.exec(reference)?.[1] ?? '0')

/** The letters of a column; 0 is A. */
export const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))
