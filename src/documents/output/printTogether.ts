import { fail, succeed, type Result } from '../../domain/result.ts'
import type { ServerFailure } from '../../domain/failure.ts'
import type { PackedPrint, PrintedPack } from '../../printing/drawing/pack/printedPack.ts'
import { print } from '../../printing/printer.ts'
import type { LeftOut, Output } from './collected.ts'

export interface PrintedTogether {
  /** Null where none of the documents can be printed. */
  readonly pack: PrintedPack | null
  readonly leftOut: readonly LeftOut[]
}

/** Reads documents and draws them as one; the preview shows that without drawing it again. Each is counted twice: read and drawn. */
export const printTogether = async (output: Output, title: string): Promise<Result<PrintedTogether, ServerFailure>> => {
  const { documents, signal, onDone } = output
  const prints: PackedPrint[] = []
  const leftOut: LeftOut[] = []
  for (const [index, document] of documents.entries()) {
    const read = await document.collect(signal)
    if (signal.aborted) return fail({ code: 'connection.cancelled' })
    if (!read.ok) leftOut.push({ document, reason: { kind: 'failed', failure: read.failure } })
    else if (read.value.print === null) leftOut.push({ document, reason: { kind: 'noPrint' } })
    else prints.push(read.value.print)
    onDone((index + 1) / 2)
  }
  if (prints.length === 0) return succeed({ pack: null, leftOut })
  const pack: PrintedPack = { title, prints }
  const read = documents.length / 2
  const drawn = await print(
    { kind: 'pack', pack },
    { signal, onDrawn: (count) => onDone(read + (count / prints.length) * read) },
  )
  if (signal.aborted) return fail({ code: 'connection.cancelled' })
  return drawn.ok ? succeed({ pack, leftOut }) : drawn
}
