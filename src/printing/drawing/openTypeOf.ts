/** Bytes of the parts of both formats: WOFF File Format 1.0 (W3C), sections 3 and 4; OpenType, "Table Directory". */
const woff = { signature: 0x774f4646, header: 44, entry: 20 }
const openType = { header: 12, entry: 16 }

const padded = (length: number): number => Math.ceil(length / 4) * 4

const inflated = (packed: Blob): Promise<ArrayBuffer> =>
  new Response(packed.stream().pipeThrough(new DecompressionStream('deflate'))).arrayBuffer()

interface Table {
  readonly tag: number
  readonly checksum: number
  readonly bytes: Uint8Array
}

const tablesOf = (file: Blob, packed: DataView): Promise<Table[]> =>
  Promise.all(
    Array.from({ length: packed.getUint16(12) }, async (_, index) => {
      const at = woff.header + index * woff.entry
      const [offset, packedLength, length] = [
        packed.getUint32(at + 4),
        packed.getUint32(at + 8),
        packed.getUint32(at + 12),
      ]
      const bytes = file.slice(offset, offset + packedLength)
      const whole = packedLength < length ? await inflated(bytes) : await bytes.arrayBuffer()
      return { tag: packed.getUint32(at), checksum: packed.getUint32(at + 16), bytes: new Uint8Array(whole) }
    }),
  )

const writeHeader = (font: DataView, flavour: number, count: number): void => {
  const largest = 2 ** Math.floor(Math.log2(count))
  font.setUint32(0, flavour)
  font.setUint16(4, count)
  font.setUint16(6, largest * 16)
  font.setUint16(8, Math.log2(largest))
  font.setUint16(10, (count - largest) * 16)
}

/**
 * A WOFF 1.0 font unpacked; any other file as it is. pdfmake's font reader inflates a packed table anew for every glyph, a minute for a
 * page of Hangul.
 */
export const openTypeOf = async (file: Blob): Promise<Blob> => {
  const packed = new DataView(await file.arrayBuffer())
  if (packed.getUint32(0) !== woff.signature) return file
  const tables = await tablesOf(file, packed)
  const start = openType.header + tables.length * openType.entry
  const font = new Uint8Array(start + tables.reduce((sum, { bytes }) => sum + padded(bytes.length), 0))
  const view = new DataView(font.buffer)
  writeHeader(view, packed.getUint32(4), tables.length)
  let place = start
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = openType.header + index * openType.entry
    view.setUint32(at, tag)
    view.setUint32(at + 4, checksum)
    view.setUint32(at + 8, place)
    view.setUint32(at + 12, bytes.length)
    font.set(bytes, place)
    place += padded(bytes.length)
  }
  return new Blob([font])
}
