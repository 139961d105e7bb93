import type { OtherFile } from '../domain/spreadsheet.ts'

/** What the first bytes of a file say about the rest of it. */
export type Container = 'zip' | 'compound' | 'text'

const begins: readonly (readonly [bytes: readonly number[], what: Container | NonNullable<OtherFile>])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'zip'],
  [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], 'compound'],
  [[0x25, 0x50, 0x44, 0x46], 'pdf'],
  [[0x89, 0x50, 0x4e, 0x47], 'image'],
  [[0xff, 0xd8, 0xff], 'image'],
  [[0x47, 0x49, 0x46, 0x38], 'image'],
  [[0x52, 0x49, 0x46, 0x46], 'image'],
]

/** How a file is built, or what else it is, by its first bytes. What nothing is known of may be text. */
export const beginningOf = (bytes: Uint8Array): Container | NonNullable<OtherFile> =>
  begins.find(([beginning]) => beginning.every((byte, at) => bytes[at] === byte))?.[1] ?? 'text'
