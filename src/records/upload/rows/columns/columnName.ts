/** What a spreadsheet calls a column: 0 is A, 26 is AA. */
export const columnName = (place: number): string => {
  const letter = String.fromCharCode(65 + (place % 26))
  return place < 26 ? letter : `${columnName(Math.floor(place / 26) - 1)}${letter}`
}
