/** The reversed polynomial of CRC-32 (ISO 3309, APPNOTE.TXT 4.4.7). */
const polynomial = 0xed_b8_83_20

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 0 ? value >>> 1 : (value >>> 1) ^ polynomial
  return value
})

/** The checksum by which an archive knows its files. */
export const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xff_ff_ff_ff
  // By index: an iterator over a hundred million bytes takes seconds.
  for (let at = 0; at < bytes.length; at += 1) crc = (table[(crc ^ (bytes[at] ?? 0)) & 255] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xff_ff_ff_ff) >>> 0
}
