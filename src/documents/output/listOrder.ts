interface Order<Row> {
  /** `column:asc` or `column:desc`. */
  readonly sort: string
  readonly rowKey: (row: Row) => string
  /** What a row has in a column. */
  readonly valueOf: (row: Row, column: string) => string
}

/** Selected rows in the order of the list: rows of the shown page as they are shown, those of other pages by the column of the order. */
export const inListOrder = <Row>(
  selected: readonly Row[],
  shown: readonly Row[],
  { sort, rowKey, valueOf }: Order<Row>,
): readonly Row[] => {
  const [column = '', direction] = sort.split(':')
  const places = new Map(shown.map((row, index) => [rowKey(row), index]))
  const sign = direction === 'asc' ? 1 : -1
  return selected.toSorted((one, other) => {
    const [here, there] = [places.get(rowKey(one)), places.get(rowKey(other))]
    if (here !== undefined && there !== undefined) return here - there
    const [value, otherValue] = [valueOf(one, column), valueOf(other, column)]
    if (value === otherValue) return 0
    return value < otherValue ? -sign : sign
  })
}
