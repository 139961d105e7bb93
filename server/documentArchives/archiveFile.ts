import { open } from 'node:fs/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { createJoinedPdf } from '../printing/joinedPdf.ts'

/** A file that takes PDFs, one after the other, of which nothing is held. */
export interface ArchiveFile {
  /** Bytes so far. */
  readonly size: () => number
  /** `name` is without an ending. */
  readonly add: (name: string, pdf: Uint8Array) => Promise<void>
  readonly addText: (name: string, text: string) => Promise<void>
  /** Ends the file; `isWhole` says whether it may be read from now on. */
  readonly end: (isWhole: boolean) => Promise<void>
}

/** A name that none before had. */
const uniqueNames = () => {
  const counts = new Map<string, number>()
  return (name: string): string => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name}_${count}`
  }
}

type Write = (bytes: Uint8Array) => Promise<void>

const createZip = (write: Write) => {
  const nameOf = uniqueNames()
  let made: Uint8Array[] = []
  let size = 0
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error
    size += chunk.length
    made.push(chunk)
  })
  const flush = async (): Promise<void> => {
    const bytes = Buffer.concat(made)
    made = []
    await write(bytes)
  }
  const add = async (file: ZipPassThrough | ZipDeflate, content: Uint8Array): Promise<void> => {
    zip.add(file)
    file.push(content, true)
    await flush()
  }
  return {
    size: () => size,
    // A PDF is compressed already.
    add: (name: string, pdf: Uint8Array) => add(new ZipPassThrough(`${nameOf(name)}.pdf`), pdf),
    addText: (name: string, text: string) => add(new ZipDeflate(name, { level: 6 }), Buffer.from(text)),
    end: () => {
      zip.end()
      return flush()
    },
  }
}

const createPdf = (write: Write) => {
  const { size, add, end } = createJoinedPdf(write)
  return { size, add: (_name: string, pdf: Uint8Array) => add(pdf), addText: () => Promise.resolve(), end }
}

/** Opens one that nobody else may read. */
export const openArchiveFile = async (path: string, form: 'zip' | 'pdf'): Promise<ArchiveFile> => {
  const file = await open(path, 'wx', 0o600)
  const write: Write = async (bytes) => {
    await file.writeFile(bytes)
  }
  const { end, ...made } = form === 'zip' ? createZip(write) : createPdf(write)
  return {
    ...made,
    async end(isWhole) {
      try {
        if (isWhole) await end()
      } finally {
        await file.close()
      }
    },
  }
}
