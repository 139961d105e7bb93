import { printName, printedFormOf } from '../../../domain/declaration/print/print.ts'
import { fail, succeed, type Result } from '../../../domain/result.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import type { PackedForm, PrintedPack } from '../../../printing/pack/printedPack.ts'
import { print } from '../../../printing/printer.ts'
import { rowLabel } from '../list/rowNames.ts'
import { collect, type LeftOut, type Output } from './collect.ts'

export interface PrintedTogether {
  /** Null where none of the declarations can be printed. */
  readonly pack: PrintedPack | null
  readonly leftOut: readonly LeftOut[]
}

/** Reads declarations and draws them as one document; the preview shows that without drawing it again. Each is counted twice: read and drawn. */
export const printTogether = async (output: Output, title: string): Promise<Result<PrintedTogether, ServerFailure>> => {
  const { rows, signal, onDone } = output
  const forms: PackedForm[] = []
  const leftOut: LeftOut[] = []
  for (const [index, row] of rows.entries()) {
    const read = await collect(output, row)
    if (signal.aborted) return fail({ code: 'connection.cancelled' })
    if (!read.ok) leftOut.push({ row, reason: { kind: 'failed', failure: read.failure } })
    else if (read.value.printable === null) leftOut.push({ row, reason: { kind: 'noPrint' } })
    else
      forms.push({
        name: `${printName(read.value.printable)} – ${rowLabel(row)}`,
        form: printedFormOf(read.value.printable),
      })
    onDone((index + 1) / 2)
  }
  if (forms.length === 0) return succeed({ pack: null, leftOut })
  const pack: PrintedPack = { title, forms }
  const read = rows.length / 2
  const drawn = await print(
    { kind: 'pack', pack },
    { signal, onDrawn: (count) => onDone(read + (count / forms.length) * read) },
  )
  if (signal.aborted) return fail({ code: 'connection.cancelled' })
  return drawn.ok ? succeed({ pack, leftOut }) : drawn
}
