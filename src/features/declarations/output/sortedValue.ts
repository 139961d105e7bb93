import { declarationSortColumns, type DeclarationListItem } from '../../../api/contract/declarations.ts'

/** What a declaration has in a column that the list can be ordered by. */
export const sortedValue = (row: DeclarationListItem, name: string): string =>
  row[declarationSortColumns.find((each) => each === name) ?? 'register_date']
