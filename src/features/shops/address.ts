import * as v from 'valibot'
import { shopIdSchema } from '../../api/contract/shops.ts'
import type { Parameters } from '../../area/navigation.ts'
import type { ListParameters } from '../../records/address/listAddress.ts'
import { said } from '../../records/address/listShape.ts'

/** The panel's search parameters: the place in the list, and `new` or the id of the shop that is open. */
export type ShopParameters = ListParameters<'shop'>

const opened = v.object({ shop: said(shopIdSchema) })

/** `new`, the id of the shop that is open, or null. */
export const readOpenShop = (parameters: Parameters): string | null => v.parse(opened, parameters).shop ?? null
