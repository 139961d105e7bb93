import * as v from 'valibot'
import { itemIdSchema } from '../../api/contract/items.ts'
import type { Parameters } from '../../area/navigation.ts'
import type { ListParameters } from '../../records/address/listAddress.ts'
import { said } from '../../records/address/listShape.ts'

/** The panel's search parameters: the place in the list, and `new`, `upload` or the id of the item that is open. */
export type ItemParameters = ListParameters<'vat' | 'item'>

const opened = v.object({ item: said(itemIdSchema) })

/** `new`, `upload`, the id of the item that is open, or null. */
export const readOpenItem = (parameters: Parameters): string | null => v.parse(opened, parameters).item ?? null
