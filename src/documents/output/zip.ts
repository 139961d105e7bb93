import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

interface ZippedFile {
  readonly name: string
  readonly content: Uint8Array
  /** Whether its bytes are compressed already, as a PDF's are. */
  readonly isCompressed: boolean
}

/** A zip that is written file by file; names are written as UTF-8, and marked so where they need it. */
export const createZip = (madeAt: Date) => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error
    size += chunk.length
    parts.push(new Uint8Array(chunk))
  })
  return {
    /** Bytes so far. */
    size: () => size,
    add: ({ name, content, isCompressed }: ZippedFile): void => {
      const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
      file.mtime = madeAt
      zip.add(file)
      file.push(content, true)
    },
    end: (): Blob => {
      zip.end()
      return new Blob(parts, { type: 'application/zip' })
    },
  }
}
