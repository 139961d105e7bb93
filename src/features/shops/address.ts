import * as v from 'valibot'
import { listParameters } from '../../records/address/listAddress.ts'
import { filterParameter } from '../../records/address/listShape.ts'

/** The panel's search parameters: the place in the list, and `new` or the id of the shop that is open. */
export const shopParameters = v.object({ ...listParameters, shop: filterParameter })
export type ShopParameters = Partial<v.InferOutput<typeof shopParameters>>
