import type { KindFacts } from '../../src/machines/kinds.ts'

/** A kind whose XML bears numbers, of which the product has none yet. */
export const numberedKind: KindFacts = { key: 'invoice', isNumbered: true, verb: 'issue' }
