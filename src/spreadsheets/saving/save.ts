import { fail, succeed, type Result } from '../../domain/result.ts'
import type { Cell, SavingFailure, SheetProgress } from '../../domain/spreadsheet.ts'
import type { SheetShape } from '../writing/frame.ts'
import { startWorker, type SheetWorker, type Unanswered } from '../worker/worker.ts'
import { chooseTarget, type Target } from './target.ts'

export interface SavingOptions {
  readonly fileName: string
  readonly sheet: SheetShape
  /** Rows in their order, a page at a time; the next page is taken when the one before is written. What it throws ends the saving with it. */
  readonly pages: AsyncIterable<readonly (readonly Cell[])[]>
  /** Rows altogether, if known, for `onProgress`. */
  readonly total?: number
  readonly onProgress?: (progress: SheetProgress) => void
  /** Ends the saving at once; nothing stays on the disk. */
  readonly signal?: AbortSignal
}

/** A page of rows is packed within milliseconds; the writer itself may have to be fetched first. */
const patience = 60_000

export const savingFailureOf = (why: Unanswered): SavingFailure =>
  why === 'cancelled' ? { code: 'spreadsheet.cancelled' } : { code: 'connection.lost' }

/** Whether the place could be written to: a full or removed disk is no bug. */
const isWritten = async (writing: Promise<void>): Promise<boolean> => {
  try {
    await writing
    return true
  } catch {
    return false
  }
}

const writeRows = async (
  worker: SheetWorker,
  target: Target,
  { sheet, pages, total, onProgress, signal }: SavingOptions,
): Promise<Result<number, SavingFailure>> => {
  const begun = await worker.ask({ kind: 'begin', sheet })
  if (typeof begun === 'string') return fail(savingFailureOf(begun))
  let written = 0
  for await (const rows of pages) {
    if (signal?.aborted === true) return fail({ code: 'spreadsheet.cancelled' })
    const packed = await worker.ask({ kind: 'rows', rows })
    if (typeof packed === 'string') return fail(savingFailureOf(packed))
    if (packed.kind === 'rows' && !(await isWritten(target.write(packed.answer))))
      return fail({ code: 'spreadsheet.notSaved' })
    written += rows.length
    onProgress?.({ rows: written, total: total ?? null })
  }
  const last = await worker.ask({ kind: 'finish' })
  if (typeof last === 'string') return fail(savingFailureOf(last))
  const isWhole = last.kind === 'finish' && (await isWritten(target.write(last.answer)))
  return isWhole && (await isWritten(target.keep())) ? succeed(written) : fail({ code: 'spreadsheet.notSaved' })
}

/** See `saveSpreadsheet`. */
export const save = async (options: SavingOptions): Promise<Result<number, SavingFailure>> => {
  const target = await chooseTarget(options.fileName)
  if (!target.ok) return target
  const worker = startWorker(options.signal, patience)
  let isKept = false
  try {
    const outcome = await writeRows(worker, target.value, options)
    isKept = outcome.ok
    return outcome
  } catch (error) {
    // A page that is no longer wanted may end with an exception of its own.
    if (options.signal?.aborted === true) return fail({ code: 'spreadsheet.cancelled' })
    throw error
  } finally {
    worker.end()
    if (!isKept) await isWritten(target.value.drop())
  }
}
