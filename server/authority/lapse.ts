/**
 * MLoi of a declaration that nobody has confirmed within its 24 hours. The authority's own code is not published: this one is the
 * simulator's (docs/decisions/0368).
 */
export const lapseCode = '9103'
