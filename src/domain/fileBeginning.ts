import type { OtherFile } from './spreadsheet.ts'

/** What the first bytes of a file say about the rest of it. */
export type Container = 'zip' | 'compound' | 'text'

type Beginning = Container | NonNullable<OtherFile>

const begins: readonly (readonly [bytes: readonly number[], what: Beginning])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'zip'],
  [[0x50, 0x4b, 0x05, 0x06], 'archive'],
  [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], 'compound'],
  [[0x25, 0x50, 0x44, 0x46], 'pdf'],
  [[0x89, 0x50, 0x4e, 0x47], 'image'],
  [[0xff, 0xd8, 0xff], 'image'],
  [[0x47, 0x49, 0x46, 0x38], 'image'],
  [[0x49, 0x49, 0x2a, 0x00], 'image'],
  [[0x4d, 0x4d, 0x00, 0x2a], 'image'],
  [[0x52, 0x61, 0x72, 0x21, 0x1a, 0x07], 'archive'],
  [[0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], 'archive'],
  [[0x1f, 0x8b, 0x08], 'archive'],
]

const lettersAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

/** Files of pieces that say after their length what they are: photos of telephones, films (ISO/IEC 14496-12, 4.3). */
const ofPieces = (bytes: Uint8Array): Beginning =>
  /^(?:he[ivx]|hm|mif1|msf1|avif)/.test(lettersAt(bytes, 8)) ? 'heic' : 'recording'

/** The first bytes of a bitmap, whose length follows them. */
const isBitmap = (bytes: Uint8Array): boolean =>
  bytes.length > 26 &&
  lettersAt(bytes, 0).startsWith('BM') &&
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(2, true) === bytes.length

/** How a file is built, or what else it is, by its first bytes. What nothing is known of may be text. */
export const beginningOf = (bytes: Uint8Array): Beginning => {
  const known = begins.find(([beginning]) => beginning.every((byte, at) => bytes[at] === byte))?.[1]
  if (known !== undefined) return known
  if (lettersAt(bytes, 4) === 'ftyp') return ofPieces(bytes)
  if (lettersAt(bytes, 0) === 'RIFF') return lettersAt(bytes, 8) === 'WEBP' ? 'webp' : 'recording'
  return isBitmap(bytes) ? 'image' : 'text'
}
