import { strFromU8, strToU8, unzlibSync, zlibSync } from 'fflate'

/** A text as base64 of its compressed bytes, the same for the same text. */
export const packed = (text: string): string => Buffer.from(zlibSync(strToU8(text), { level: 9 })).toString('base64')

/** Reads what `packed` writes, in a page too. Throws for anything else. */
export const unpacked = (base64: string): string =>
  strFromU8(unzlibSync(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))))
