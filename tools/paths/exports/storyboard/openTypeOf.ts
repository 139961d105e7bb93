import { inflateSync } from 'node:zlib'

/** Bytes of the parts of both formats: WOFF File Format 1.0 (W3C), sections 3 and 4; OpenType, "Table Directory". */
const woff = { header: 44, entry: 20 }
const openType = { header: 12, entry: 16 }

const padded = (length: number) => Math.ceil(length / 4) * 4

/** A WOFF 1.0 font unpacked. pdfmake's font reader inflates a packed table anew for every glyph, a minute for a page of Hangul. */
export const openTypeOf = (packed: Buffer): Buffer => {
  const count = packed.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woff.header + index * woff.entry
    const [offset, packedLength, length] = [packed.readUInt32BE(at + 4), packed.readUInt32BE(at + 8), packed.readUInt32BE(at + 12)]
    const bytes = packed.subarray(offset, offset + packedLength)
    return { tag: packed.subarray(at, at + 4), checksum: packed.subarray(at + 16, at + 20), bytes: packedLength < length ? inflateSync(bytes) : bytes }
  })
  const start = openType.header + count * openType.entry
  const font = Buffer.alloc(start + tables.reduce((sum, { bytes }) => sum + padded(bytes.length), 0))
  packed.copy(font, 0, 4, 8)
  const largest = 2 ** Math.floor(Math.log2(count))
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(largest * 16, 6)
  font.writeUInt16BE(Math.log2(largest), 8)
  font.writeUInt16BE((count - largest) * 16, 10)
  let place = start
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = openType.header + index * openType.entry
    tag.copy(font, at)
    checksum.copy(font, at + 4)
    font.writeUInt32BE(place, at + 8)
    font.writeUInt32BE(bytes.length, at + 12)
    bytes.copy(font, place)
    place += padded(bytes.length)
  }
  return font
}
