import type { ListParameters } from '../../records/address/listAddress.ts'

/** The panel's search parameters: the place in the list. */
export type AuditParameters = ListParameters<'person' | 'record' | 'from' | 'to'>
