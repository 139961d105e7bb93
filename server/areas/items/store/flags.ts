import type { ItemFlag } from '../../../../src/domain/items/rated.ts'

/** A row with its flags as they are said; the database has numbers. */
export const withFlags = <Row extends Readonly<Record<ItemFlag, number>>>({
  not_reduced,
  special_consumption,
  ...row
}: Row) => ({
  ...row,
  not_reduced: not_reduced === 1,
  special_consumption: special_consumption === 1,
})
