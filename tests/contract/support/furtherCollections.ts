import type { AnyCall } from '../../../src/api/contract/call.ts'
import { collectionKeys, declarationCollections } from '../../../src/api/contract/declarationCollection.ts'

/** Begins the names of the calls of a kind's collections after its first. */
const beginnings = collectionKeys.slice(1).map((key) => `${declarationCollections[key].name}.`)

/** Whether a call is made by the same function as one of its kind's first collection, which is tested at full length. */
export const isOfFurtherCollection = ({ name }: AnyCall): boolean =>
  beginnings.some((beginning) => name.startsWith(beginning))
