import { chmodSync, closeSync, fchmodSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** File of the data folder that holds what the server says. */
export const serverLog = 'server.log'

/** For nobody but the user who starts the product. */
const ownFolder = 0o700
export const ownFile = 0o600

const isOwn = (name: string): boolean => /^(?:server\.log|tokhai\.sqlite.*|demo-ca|agent|esign|hsm\.key)$/.test(name)

/**
 * Makes the data folder and its log, closed to other users; a folder that an earlier start has left open is closed now. One
 * that holds anything else keeps its rights, since it may serve others too. Answers what is wrong, for people, or null.
 */
export function prepareData(folder: string): string | null {
  const log = join(folder, serverLog)
  try {
    mkdirSync(folder, { recursive: true, mode: ownFolder })
    if (readdirSync(folder).every(isOwn)) chmodSync(folder, ownFolder)
    const file = openSync(log, 'a', ownFile)
    fchmodSync(file, ownFile)
    closeSync(file)
    return null
  } catch (error) {
    return `The data folder ${folder} cannot be made or written: ${error instanceof Error ? error.message : String(error)}`
  }
}
