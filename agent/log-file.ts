import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { LogSink } from './request-log.ts'

/** Appends lines to a file, whose folder is made where missing; without a file, writes them to standard output. */
export const openLog = (path: string | null): LogSink => {
  if (path === null) return (line) => process.stdout.write(`${line}\n`)
  mkdirSync(dirname(path), { recursive: true })
  return (line) => appendFileSync(path, `${line}\n`, { mode: 0o600 })
}
