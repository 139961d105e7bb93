/** How often what is under way is read again, in milliseconds (docs/decisions/0069). */
export const followEvery = 4000
