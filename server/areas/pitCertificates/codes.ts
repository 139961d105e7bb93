import { randomInt } from 'node:crypto'

/** Letters and digits that cannot be taken for one another. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const random = (length: number): string => Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('')

/** The company's own reference of a certificate: `PIT`, its day, six random signs. */
export const newReference = (day: string): string => `PIT${day.replaceAll('-', '')}-${random(6)}`

/** By which the person of a certificate finds it: too many to be tried. */
export const newLookupCode = (): string => random(12)
