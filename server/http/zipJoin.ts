// Lengths and places of PKWARE's APPNOTE.TXT, 4.3.12 (central directory) and 4.3.16 (its end).
const endLength = 22
const countAt = [8, 10] as const
const sizeAt = 12
const offsetAt = 16
const localOffsetAt = 42

/** What an archive ends in once something is added to it: `tail` follows its first `kept` bytes. */
export interface Addition {
  readonly kept: number
  readonly tail: Uint8Array<ArrayBuffer>
}

export interface ReadableFile {
  readonly size: number
  /** Fills `into` with the bytes from a place on. */
  readonly read: (from: number, into: Uint8Array<ArrayBuffer>) => void
}

interface Ending {
  /** The central directory: of each file its header, which names the place of the file. */
  readonly directory: Uint8Array<ArrayBuffer>
  readonly directoryAt: number
  readonly end: DataView<ArrayBuffer>
}

const viewOf = (bytes: Uint8Array<ArrayBuffer>): DataView<ArrayBuffer> =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const endingOf = ({ size, read }: ReadableFile): Ending => {
  const end = new Uint8Array(endLength)
  read(size - endLength, end)
  const directoryAt = viewOf(end).getUint32(offsetAt, true)
  const directory = new Uint8Array(viewOf(end).getUint32(sizeAt, true))
  read(directoryAt, directory)
  return { directory, directoryAt, end: viewOf(end) }
}

const inMemory = (bytes: Uint8Array<ArrayBuffer>): ReadableFile => ({
  size: bytes.length,
  read: (from, into) => into.set(bytes.subarray(from, from + into.length)),
})

/** Adds the file of the other archive to a zip archive, whose files are not read. Neither has a comment nor needs ZIP64. */
export const addToZip = (zip: ReadableFile, ofOneFile: Uint8Array<ArrayBuffer>): Addition => {
  const [first, second] = [endingOf(zip), endingOf(inMemory(ofOneFile))]
  const file = ofOneFile.subarray(0, second.directoryAt)
  const added = second.directory
  viewOf(added).setUint32(localOffsetAt, first.directoryAt, true)
  const count = first.end.getUint16(countAt[0], true) + 1
  for (const at of countAt) first.end.setUint16(at, count, true)
  first.end.setUint32(sizeAt, first.directory.length + added.length, true)
  first.end.setUint32(offsetAt, first.directoryAt + file.length, true)
  const tail = Buffer.concat([file, first.directory, added, new Uint8Array(first.end.buffer)])
  return { kept: first.directoryAt, tail }
}
