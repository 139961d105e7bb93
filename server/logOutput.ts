import { fstatSync, writeSync } from 'node:fs'
import { isatty } from 'node:tty'
import type { Writable } from 'node:stream'

/** Takes lines of a log, line break included. Whatever it cannot write is lost and counted; it never throws and never waits. */
export interface LogOutput {
  readonly write: (line: string) => void
  /** Lines lost so far. */
  readonly lost: () => number
  /** Resolves once what was written has left the process, or after a second. */
  readonly flush: () => Promise<void>
}

/** Bytes that may wait for a reader who does not read. */
const longestQueue = 1024 * 1024
const flushLimit = 1000

const linesLost = (count: number): string =>
  `${JSON.stringify({ time: new Date().toISOString(), level: 'warn', event: 'log.linesLost', count })}\n`

/** Writes a line; false where it was lost. */
type Write = (line: string) => boolean

/** Counts what is lost, and says how much it was in the first line that can be written again. */
const counting = (write: Write, flush: () => Promise<void>): LogOutput => {
  let lost = 0
  let unreported = 0
  return {
    lost: () => lost,
    flush,
    write(line) {
      if (unreported > 0 && write(linesLost(unreported))) unreported = 0
      if (unreported === 0 && write(line)) return
      lost += 1
      unreported += 1
    },
  }
}

/** Writes to an open file at once: on a disk that is full lines are lost until there is room again. `put` answers the bytes written. */
export const fileOutput = (
  descriptor: number,
  put: (descriptor: number, bytes: Buffer) => number = writeSync,
): LogOutput => {
  let isWithinLine = false
  return counting(
    (line) => {
      const bytes = Buffer.from(isWithinLine ? `\n${line}` : line)
      try {
        const written = put(descriptor, bytes)
        if (written > 0) isWithinLine = written < bytes.length
        return written === bytes.length
      } catch (error) {
        if (error instanceof Error && 'code' in error) return false
        throw error
      }
    },
    () => Promise.resolve(),
  )
}

/** Writes to a pipe or a terminal. A reader who has gone costs every line from then on, one who does not read those above 1 MiB. */
export const streamOutput = (stream: Writable): LogOutput => {
  stream.on('error', () => undefined)
  return counting(
    (line) => {
      if (stream.destroyed || stream.writableLength > longestQueue) return false
      stream.write(line)
      return true
    },
    () =>
      new Promise((resolve) => {
        if (stream.destroyed || stream.writableLength === 0) {
          resolve()
          return
        }
        const timer = setTimeout(resolve, flushLimit)
        stream.write('', () => {
          clearTimeout(timer)
          resolve()
        })
      }),
  )
}

/** The standard output of this process, whatever it leads to. */
export const standardOutput = (): LogOutput => {
  const kind = fstatSync(process.stdout.fd)
  const isFile = kind.isFile() || (kind.isCharacterDevice() && !isatty(process.stdout.fd))
  return isFile ? fileOutput(process.stdout.fd) : streamOutput(process.stdout)
}
