import { keysOf } from '../../src/domain/form/table.ts'

/** The columns that a row will have other values in: an update of these alone takes nothing back that another statement writes. */
export const changedColumns = <Row extends object>(before: Row, after: Row): Partial<Row> => {
  const changes: Partial<Row> = {}
  for (const column of keysOf(after)) if (after[column] !== before[column]) changes[column] = after[column]
  return changes
}
