import { randomUUID } from 'node:crypto'

/** MTDiep: the sender, then a UUID in 32 upper-case hexadecimal digits; 46 characters at most (facts of the field §1.4). */
export const newMessageId = (sender: string): string => `${sender}${randomUUID().replaceAll('-', '').toUpperCase()}`

/** MNGui of the message that an MTDiep of ours names; null where it is made otherwise. */
export const senderOf = (mtdiep: string): string | null => /^(.+)[0-9A-F]{32}$/.exec(mtdiep)?.[1] ?? null
