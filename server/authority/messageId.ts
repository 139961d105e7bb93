import { randomUUID } from 'node:crypto'

/** MTDiep: the sender, then a UUID in 32 upper-case hexadecimal digits; 46 characters at most (facts of the field §1.4). */
export const newMessageId = (sender: string): string => `${sender}${randomUUID().replaceAll('-', '').toUpperCase()}`
