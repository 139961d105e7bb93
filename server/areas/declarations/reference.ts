import { randomInt } from 'node:crypto'

/** Letters and digits that cannot be taken for one another. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The seller's own reference of a declaration: `TK`, its day, six random signs. */
export const newReference = (day: string): string => {
  const random = Array.from({ length: 6 }, () => signs.charAt(randomInt(signs.length))).join('')
  return `TK${day.replaceAll('-', '')}-${random}`
}
