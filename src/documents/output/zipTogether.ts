import { fail, succeed, type Result } from '../../domain/result.ts'
import type { ServerFailure } from '../../domain/failure.ts'
import { print } from '../../printing/printer.ts'
import type { CollectedDocument, LeftOut, LeftOutReason, Output, SelectedDocument } from './collected.ts'
import { uniqueNames } from './fileNames.ts'
import { createZip } from './zip.ts'

/** Bytes after which no further document is added. */
export const largestZip = 50_000_000

/** A document in whose print a mark stands for some letters. */
export interface MarkedPrint {
  readonly document: SelectedDocument
  readonly letters: readonly string[]
}

export interface ZippedTogether {
  /** Null where there is no file in it. */
  readonly zip: Blob | null
  readonly leftOut: readonly LeftOut[]
  readonly marked: readonly MarkedPrint[]
}

interface Zipping extends Output {
  readonly withXml: boolean
  /** Reads a signed document at its path on this site. */
  readonly readXml: (path: string, signal: AbortSignal) => Promise<Result<Uint8Array, ServerFailure>>
  readonly madeAt: Date
}

interface Files {
  readonly pdf: Uint8Array | null
  readonly xml: Uint8Array | null
  /** Letters that the print has a mark for. */
  readonly unprintable: readonly string[]
  readonly reason: LeftOutReason | null
}

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer())

/** The files of one document: what can be made is made, and the first reason for what cannot. */
const filesOf = async (
  { withXml, readXml, signal }: Zipping,
  { print: packed, signedXmlUrl }: CollectedDocument,
): Promise<Files> => {
  const drawn = packed === null ? null : await print(packed, { signal })
  const path = withXml ? signedXmlUrl : null
  const xml = path === null ? null : await readXml(path, signal)
  const failed = [drawn, xml].find((each) => each !== null && !each.ok)
  const failure = failed?.ok === false ? failed.failure : null
  return {
    pdf: drawn?.ok === true ? await bytesOf(drawn.value.content) : null,
    xml: xml?.ok === true ? xml.value : null,
    unprintable: drawn?.ok === true ? drawn.value.unprintable : [],
    reason: failure !== null ? { kind: 'failed', failure } : drawn === null ? { kind: 'noPrint' } : null,
  }
}

/** A zip with the print of each document, and its signed XML where that is wanted and there is one. */
export const zipTogether = async (zipping: Zipping): Promise<Result<ZippedTogether, ServerFailure>> => {
  const { documents, signal, onDone } = zipping
  const zip = createZip(zipping.madeAt)
  const nameOf = uniqueNames()
  const leftOut: LeftOut[] = []
  const marked: MarkedPrint[] = []
  for (const [index, document] of documents.entries()) {
    if (zip.size() >= largestZip) {
      leftOut.push({ document, reason: { kind: 'tooLarge' } })
      continue
    }
    const read = await document.collect(signal)
    const files = read.ok ? await filesOf(zipping, read.value) : null
    if (signal.aborted) return fail({ code: 'connection.cancelled' })
    if (!read.ok) leftOut.push({ document, reason: { kind: 'failed', failure: read.failure } })
    else if (files !== null) {
      const name = nameOf(read.value.fileName)
      if (files.pdf !== null) zip.add({ name: `${name}.pdf`, content: files.pdf, isCompressed: true })
      if (files.xml !== null) zip.add({ name: `${name}.xml`, content: files.xml, isCompressed: false })
      if (files.unprintable.length > 0) marked.push({ document, letters: files.unprintable })
      if (files.reason !== null) leftOut.push({ document, reason: files.reason })
    }
    onDone(index + 1)
  }
  return succeed({ zip: zip.size() === 0 ? null : zip.end(), leftOut, marked })
}
