import type { ListParameters } from '../../records/address/listAddress.ts'

/** Search parameters of the page: the place in the list, and what is open over it. */
export type CustomerParameters = ListParameters<'kind' | 'open'>

/** What `open` says while customers are added from Excel. */
export const upload = 'upload'
