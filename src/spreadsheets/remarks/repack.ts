import { Zip, ZipDeflate, type ZipInputFile } from 'fflate'
import type { Entry } from '../archive/archive.ts'

/** A file that is packed already and goes on as it is. */
const asItIs = ({ name, crc, size, isDeflated, packed }: Entry): { file: ZipInputFile; give: () => void } => {
  const file: ZipInputFile = { filename: name, crc, size, compression: isDeflated ? 8 : 0 }
  return { file, give: () => file.ondata?.(null, new Uint8Array(packed), true) }
}

/** An archive with another content of one of its files; all others stay byte by byte. */
export const repack = (
  entries: readonly Entry[],
  changed: Entry,
  content: Uint8Array,
): readonly Uint8Array<ArrayBuffer>[] => {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error
    chunks.push(new Uint8Array(chunk))
  })
  for (const entry of entries) {
    if (entry === changed) {
      const part = new ZipDeflate(entry.name, { level: 6 })
      zip.add(part)
      part.push(content, true)
    } else {
      const { file, give } = asItIs(entry)
      zip.add(file)
      give()
    }
  }
  zip.end()
  return chunks
}
