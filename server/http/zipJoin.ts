// Lengths and places of PKWARE's APPNOTE.TXT, 4.3.12 (central directory) and 4.3.16 (its end).
const endLength = 22
const countAt = [8, 10] as const
const sizeAt = 12
const offsetAt = 16
const localOffsetAt = 42

interface Parts {
  readonly files: Uint8Array
  /** The central directory: of each file its header, which names the place of the file. */
  readonly directory: Uint8Array
  readonly end: DataView
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const partsOf = (zip: Uint8Array): Parts => {
  const end = viewOf(Uint8Array.from(zip.subarray(-endLength)))
  const [size, offset] = [end.getUint32(sizeAt, true), end.getUint32(offsetAt, true)]
  return { files: zip.subarray(0, offset), directory: zip.subarray(offset, offset + size), end }
}

/**
 * A zip archive with one file more, which is that of the other archive, without reading any file again. Neither has a comment nor needs
 * ZIP64.
 */
export const joinZips = (zip: Uint8Array, ofOneFile: Uint8Array): Uint8Array<ArrayBuffer> => {
  const [first, second] = [partsOf(zip), partsOf(ofOneFile)]
  const added = Uint8Array.from(second.directory)
  viewOf(added).setUint32(localOffsetAt, first.files.length, true)
  const count = first.end.getUint16(countAt[0], true) + 1
  for (const at of countAt) first.end.setUint16(at, count, true)
  first.end.setUint32(sizeAt, first.directory.length + added.length, true)
  first.end.setUint32(offsetAt, first.files.length + second.files.length, true)
  return Buffer.concat([first.files, second.files, first.directory, added, new Uint8Array(first.end.buffer)])
}
