import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { declarationSortColumns } from '../../../api/contract/declarations.ts'
import { rowKey } from '../list/rowNames.ts'

/**
 * Selected rows in the order of the list, which `sort` (`column:asc`) names: rows of the shown page as they are shown, those of other pages by the
 * same column.
 */
export const inListOrder = (
  selected: readonly DeclarationListItem[],
  shown: readonly DeclarationListItem[],
  sort: string,
): readonly DeclarationListItem[] => {
  const [name, direction] = sort.split(':')
  const column = declarationSortColumns.find((each) => each === name) ?? 'register_date'
  const places = new Map(shown.map((row, index) => [rowKey(row), index]))
  const sign = direction === 'asc' ? 1 : -1
  return selected.toSorted((one, other) => {
    const [here, there] = [places.get(rowKey(one)), places.get(rowKey(other))]
    if (here !== undefined && there !== undefined) return here - there
    if (one[column] === other[column]) return 0
    return one[column] < other[column] ? -sign : sign
  })
}
