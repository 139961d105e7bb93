import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { LogSink } from './requestLog.ts'

/**
 * Appends lines to a file, whose folder is made where missing; without a file, writes them to standard output. A full disk or a folder
 * that has gone costs lines of the log, not the agent: standard error hears of the first.
 */
export const openLog = (path: string | null): LogSink => {
  // Whoever read them may be gone: the agent goes on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  if (path === null) return (line) => process.stdout.write(`${line}\n`)
  mkdirSync(dirname(path), { recursive: true })
  let isReported = false
  return (line) => {
    try {
      appendFileSync(path, `${line}\n`, { mode: 0o600 })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error
      if (!isReported)
        process.stderr.write(
          `${path} cannot be written (${String(error.code)}): requests are answered and not logged.\n`,
        )
      isReported = true
    }
  }
}
