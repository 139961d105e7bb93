import { closeSync, openSync, readSync, statSync } from 'node:fs'

/** Byte of a database file that says how it is read, and its value for a file with a write-ahead log (SQLite's file format, 1.3). */
const versionByte = 19
const withLog = 2

/** Whether a log lies beside a database file; whoever only looks into the file leaves an empty one. */
export const hasLog = (file: string): boolean => (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0

/**
 * Whether a database file was in use when it was copied, and its log was not copied with it: a server that ends by itself writes everything
 * into the file and says so in it, and what `npm run backup` makes says the same. One that was killed leaves its log beside the file.
 */
export const hasLostLog = (file: string): boolean => {
  if (hasLog(file)) return false
  const header = Buffer.alloc(versionByte + 1)
  const opened = openSync(file, 'r')
  try {
    return readSync(opened, header, 0, header.length, 0) === header.length && header[versionByte] === withLog
  } finally {
    closeSync(opened)
  }
}
