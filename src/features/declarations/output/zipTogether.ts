import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { printName, printedFormOf } from '../../../domain/declaration/print/print.ts'
import { fail, succeed, type Result } from '../../../domain/result.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import { print } from '../../../printing/printer.ts'
import { collect, type Collected, type LeftOut, type LeftOutReason, type Output } from './collect.ts'
import { uniqueNames } from './fileNames.ts'
import { createZip } from './zip.ts'

/** Bytes after which no further declaration is added. */
export const largestZip = 50_000_000

/** A declaration in whose print a mark stands for some letters. */
export interface MarkedPrint {
  readonly row: DeclarationListItem
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

/** The files of one declaration: what can be made is made, and the first reason for what cannot. */
const filesOf = async ({ withXml, readXml, signal }: Zipping, { detail, printable }: Collected): Promise<Files> => {
  const drawn = printable === null ? null : await print({ kind: 'form', form: printedFormOf(printable) }, { signal })
  const path = withXml ? detail.signed_xml_url : null
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

/** A zip with the print of each declaration, and its signed XML where that is wanted and there is one. */
export const zipTogether = async (zipping: Zipping): Promise<Result<ZippedTogether, ServerFailure>> => {
  const { rows, signal, onDone } = zipping
  const zip = createZip(zipping.madeAt)
  const nameOf = uniqueNames()
  const leftOut: LeftOut[] = []
  const marked: MarkedPrint[] = []
  for (const [index, row] of rows.entries()) {
    if (zip.size() >= largestZip) {
      leftOut.push({ row, reason: { kind: 'tooLarge' } })
      continue
    }
    const read = await collect(zipping, row)
    const files = read.ok ? await filesOf(zipping, read.value) : null
    if (signal.aborted) return fail({ code: 'connection.cancelled' })
    if (!read.ok) leftOut.push({ row, reason: { kind: 'failed', failure: read.failure } })
    else if (files !== null) {
      const name = nameOf([printName(read.value), row.reference].filter((part) => part !== '').join(' '))
      if (files.pdf !== null) zip.add({ name: `${name}.pdf`, content: files.pdf, isCompressed: true })
      if (files.xml !== null) zip.add({ name: `${name}.xml`, content: files.xml, isCompressed: false })
      if (files.unprintable.length > 0) marked.push({ row, letters: files.unprintable })
      if (files.reason !== null) leftOut.push({ row, reason: files.reason })
    }
    onDone(index + 1)
  }
  return succeed({ zip: zip.size() === 0 ? null : zip.end(), leftOut, marked })
}
