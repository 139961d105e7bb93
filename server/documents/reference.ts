import { randomInt } from 'node:crypto'

/** Letters and digits that cannot be taken for one another. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export const randomSigns = (length: number): string =>
  Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('')

/** The company's own reference of a document: the letters of its kind, its day, six random signs. @param day `YYYY-MM-DD` */
export const referenceOf = (kind: string, day: string): string => `${kind}${day.replaceAll('-', '')}-${randomSigns(6)}`
