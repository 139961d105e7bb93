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
