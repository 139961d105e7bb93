/** Takes bytes of the file in their order. */
type Write = (bytes: Uint8Array) => Promise<void>

const pagesNumber = 1
const catalogNumber = 2

/** Numbers of what stands for a whole document, which the joined one has for itself. */
const partsOfWhole = (catalog: string, trailer: string): ReadonlySet<number> =>
  new Set([...`${catalog} ${trailer}`.matchAll(/(\d{1,10}) 0 R/g)].map(([, number]) => Number(number)))

interface Found {
  readonly number: number
  readonly bytes: Buffer
}

/** Objects of a PDF by its cross-reference table, and its trailer. */
const objectsOf = (pdf: Buffer): { readonly objects: readonly Found[]; readonly trailer: string } => {
  const tail = pdf.toString('latin1', Math.max(0, pdf.length - 64))
  const xref = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1] ?? Number.NaN)
  const table = pdf.toString('latin1', xref)
  const entries = [...table.matchAll(/^(\d{10}) \d{5} ([nf])/gm)]
  const places = entries.flatMap(([, at, kind], number) => (kind === 'n' ? [{ number, at: Number(at) }] : []))
  if (!table.startsWith('xref') || places.length === 0) throw new Error('a PDF without a cross-reference table')
  const ordered = places.toSorted((one, other) => one.at - other.at)
  const objects = ordered.map(({ number, at }, index) => ({
    number,
    bytes: pdf.subarray(at, ordered[index + 1]?.at ?? xref),
  }))
  return { objects, trailer: table.slice(table.indexOf('trailer')) }
}

/** What stands before the bytes of a stream: what is a reference there is one. */
const headEnd = (bytes: Buffer): number => {
  const at = bytes.indexOf('\nstream\n')
  return at < 0 ? bytes.length : at
}

interface Moved {
  readonly number: number
  readonly isPage: boolean
  readonly parts: readonly Uint8Array[]
}

/** Objects of a PDF under numbers that none before has; each page is one of the joined document. */
const movedObjects = (pdf: Buffer, shift: number): readonly Moved[] => {
  const { objects, trailer } = objectsOf(pdf)
  const read = objects.map((found) => ({ ...found, text: found.bytes.toString('latin1', 0, headEnd(found.bytes)) }))
  const catalog = read.find(({ text }) => text.includes('/Type /Catalog'))?.text ?? ''
  const left = partsOfWhole(catalog, trailer)
  return read
    .filter(({ number }) => !left.has(number))
    .map(({ number, bytes, text }) => {
      const isPage = /\/Type \/Page\s/.test(text)
      const moved = text
        .replace(/^\d+ 0 obj/, `${number + shift} 0 obj`)
        .replaceAll(/\b(\d{1,10}) 0 R\b/g, (_, of: string) => `${Number(of) + shift} 0 R`)
      const head = isPage ? moved.replace(/\/Parent \d+ 0 R/, `/Parent ${pagesNumber} 0 R`) : moved
      return { number: number + shift, isPage, parts: [Buffer.from(head, 'latin1'), bytes.subarray(headEnd(bytes))] }
    })
}

const tableOf = (places: readonly (number | undefined)[], size: number, at: number): Buffer => {
  const rows = Array.from({ length: size }, (_, number) => {
    const place = places[number]
    return place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const trailer = `trailer\n<<\n/Size ${size}\n/Root ${catalogNumber} 0 R\n>>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.from(`xref\n0 ${size}\n${rows.join('')}${trailer}`)
}

/**
 * Writes PDFs as one, page after page, of which nothing but the places of objects is held. It reads those that pdfmake has written: a table of
 * cross-references, no compressed objects, no encryption. Bookmarks and properties are left behind.
 */
export const createJoinedPdf = (write: Write) => {
  /** Where each object begins, by its number. */
  const places: number[] = []
  const pages: number[] = []
  let size = 0
  let next = catalogNumber + 1
  const put = async (bytes: Uint8Array): Promise<void> => {
    size += bytes.byteLength
    await write(bytes)
  }
  const putObject = (number: number, entries: string): Promise<void> => {
    places[number] = size
    return put(Buffer.from(`${number} 0 obj\n<<\n${entries}\n>>\nendobj\n`))
  }
  const begun = put(Buffer.from('%PDF-1.7\n%\xff\xff\xff\xff\n', 'latin1'))
  return {
    /** Bytes so far. */
    size: () => size,
    add: async ({ buffer, byteOffset, byteLength }: Uint8Array): Promise<void> => {
      await begun
      const parts: Uint8Array[] = []
      let at = size
      for (const moved of movedObjects(Buffer.from(buffer, byteOffset, byteLength), next)) {
        places[moved.number] = at
        if (moved.isPage) pages.push(moved.number)
        for (const part of moved.parts) at += part.byteLength
        parts.push(...moved.parts)
      }
      next = places.length
      await put(Buffer.concat(parts))
    },
    end: async (): Promise<void> => {
      await begun
      const kids = pages.map((page) => `${page} 0 R`).join(' ')
      await putObject(pagesNumber, `/Type /Pages\n/Count ${pages.length}\n/Kids [${kids}]`)
      await putObject(catalogNumber, `/Type /Catalog\n/Pages ${pagesNumber} 0 R`)
      await put(tableOf(places, next, size))
    },
  }
}
