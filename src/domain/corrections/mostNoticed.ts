/** Documents that one notice 04/SS names, of whatever kind they are. */
export const mostNoticed = 100
