import { referenceOf } from '../../documents/reference.ts'

/** The seller's own reference of a declaration. */
export const newReference = (day: string): string => referenceOf('TK', day)
