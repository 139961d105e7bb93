export interface TarEntry {
  /** With / between its parts, at most 100 bytes of ASCII. */
  readonly path: string
  readonly mode: number
  readonly bytes: Uint8Array
}

const BLOCK = 512
const LONGEST_PATH = 100
/** 2026-01-01, in seconds: the same files give the same bytes whenever they are packed. */
const sameMoment = 1_767_225_600

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`

const headerOf = ({ path, mode, bytes }: TarEntry): Buffer => {
  if (path.length > LONGEST_PATH) throw new Error(`${path} is too long for a tar archive`)
  const header = Buffer.alloc(BLOCK)
  header.write(path, 0)
  header.write(octal(mode & 0o7777, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(bytes.length, 12), 124)
  header.write(octal(sameMoment, 12), 136)
  header.write(' '.repeat(8), 148)
  header.write('0', 156)
  header.write('ustar\u{0}00', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** A plain file within a tar archive (POSIX ustar). */
export const tarEntry = (entry: TarEntry): Buffer =>
  Buffer.concat([headerOf(entry), entry.bytes, Buffer.alloc((BLOCK - (entry.bytes.length % BLOCK)) % BLOCK)])

/** What follows the last file. */
export const tarEnd: Buffer = Buffer.alloc(2 * BLOCK)
