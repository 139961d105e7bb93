import { fail, succeed, type Result } from '../../domain/result.ts'
import type { SavingFailure } from '../../domain/spreadsheet.ts'
import { saveFile } from '../../ui/pdf/saveFile.ts'

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Where a file is written to as it comes. */
export interface Target {
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** The file is whole. */
  keep(): Promise<void>
  /** Nothing of it stays. */
  drop(): Promise<void>
}

/** A file of the browser's downloads: kept in memory until it is whole. */
const download = (fileName: string): Target => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  return {
    async write(bytes) {
      parts.push(bytes)
    },
    async keep() {
      saveFile(new Blob(parts, { type: workbook }), fileName)
    },
    async drop() {
      parts.length = 0
    },
  }
}

const onDisk = async (handle: FileSystemFileHandle): Promise<Target> => {
  const stream = await handle.createWritable()
  return { write: (bytes) => stream.write(bytes), keep: () => stream.close(), drop: () => stream.abort() }
}

const isNamed = (error: unknown, name: string): boolean => error instanceof DOMException && error.name === name

/**
 * Asks the user for a place, where the browser can; it asks only within a click or a key. Otherwise, and where a policy of the browser
 * forbids to ask, the file goes to the downloads.
 */
export const chooseTarget = async (fileName: string): Promise<Result<Target, SavingFailure>> => {
  if (window.showSaveFilePicker === undefined) return succeed(download(fileName))
  try {
    const handle = await window.showSaveFilePicker({
      suggestedName: fileName,
      types: [{ accept: { [workbook]: ['.xlsx'] } }],
    })
    return succeed(await onDisk(handle))
  } catch (error) {
    if (isNamed(error, 'AbortError')) return fail({ code: 'spreadsheet.cancelled' })
    if (isNamed(error, 'SecurityError')) return succeed(download(fileName))
    return fail({ code: 'spreadsheet.notSaved' })
  }
}
