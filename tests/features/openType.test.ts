import { expect, it } from 'vitest'
import { openTypeOf } from '../../src/printing/drawing/openTypeOf.ts'
import { fontFiles } from './support/fontFiles.ts'

/** A table's checksum: the sum of its 32-bit numbers, the last one filled up with zeros (OpenType, "Calculating Checksums"). */
const checksumOf = (table: Uint8Array): number => {
  const filled = new Uint8Array(Math.ceil(table.length / 4) * 4)
  filled.set(table)
  const numbers = new DataView(filled.buffer)
  let sum = 0
  for (let at = 0; at < filled.length; at += 4) sum = (sum + numbers.getUint32(at)) >>> 0
  return sum
}

const unpacked = async (file: Buffer): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await openTypeOf(new Blob([new Uint8Array(file)]))).arrayBuffer())

it('unpacks a WOFF font into tables that their checksums confirm', async () => {
  const font = await unpacked(fontFiles.hangul)
  const view = new DataView(font.buffer)
  const names: string[] = []
  for (let entry = 12; entry < 12 + view.getUint16(4) * 16; entry += 16) {
    const name = String.fromCharCode(...font.subarray(entry, entry + 4))
    const at = view.getUint32(entry + 8)
    const table = font.slice(at, at + view.getUint32(entry + 12))
    // The head table's sum is taken with its own adjustment left out (bytes 8 to 11).
    if (name === 'head') table.fill(0, 8, 12)
    expect(checksumOf(table), name).toBe(view.getUint32(entry + 4))
    names.push(name)
  }
  expect(names).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca', 'name']))
})

it('leaves a font that is not packed as it is', async () => {
  expect(Buffer.from(await unpacked(fontFiles.regular)).equals(fontFiles.regular)).toBe(true)
})
