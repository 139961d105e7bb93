import type { AnyCall } from '../../../src/api/contract/call.ts'
import { collectionKeys, declarationCollections } from '../../../src/api/contract/declarationCollection.ts'
import { isFullRun } from '../../support/hostileSize.ts'

/** Begins the names of the calls of a kind's collections after its first. */
const beginnings = collectionKeys.slice(1).map((key) => `${declarationCollections[key].name}.`)

/**
 * Whether what a call has in common with its kind's first collection is tried there alone: the same functions make both, in the contract and
 * in the server ([0480](../../../docs/decisions/tests.md#0480)). `npm run test:hostile` tries it in all of them.
 */
export const isTriedInFirst = ({ name }: AnyCall): boolean =>
  !isFullRun && beginnings.some((beginning) => name.startsWith(beginning))
