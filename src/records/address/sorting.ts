interface Sort {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

/** `column:asc` or `column:desc` as a table's sort; null for the empty text (seed 000 §2). */
export const readSort = (sort: string): Sort | null => {
  const [column = '', direction] = sort.split(':')
  return column === '' ? null : { column, direction: direction === 'desc' ? 'descending' : 'ascending' }
}

export const writeSort = (sort: Sort | null): string =>
  sort === null ? '' : `${sort.column}:${sort.direction === 'descending' ? 'desc' : 'asc'}`

/**
 * What a press on a header asks for, in a list that comes sorted: the empty text is the order that it comes in. That order is
 * a stop of its column's turn, so a press that would end at no order turns its column the other way instead.
 */
export const nextSortText = (next: Sort | null, shown: string, defaultSort: string): string => {
  const usual = readSort(defaultSort)
  if (next === null && usual?.direction === 'descending' && usual.column === readSort(shown)?.column)
    return `${usual.column}:asc`
  const text = writeSort(next)
  return text === defaultSort ? '' : text
}
