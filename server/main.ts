import { fileURLToPath } from 'node:url'
import { configFromEnvironment } from './config.ts'
import { errorFields, jsonLog } from './log.ts'
import { standardOutput } from './logOutput.ts'
import { startServer } from './start.ts'

// Databases, keys and sockets that this process makes are nobody else's.
process.umask(0o077)

const output = standardOutput()
const log = jsonLog(output.write)
// What Node itself has to say must not end the process either, where nobody reads it.
process.stderr.on('error', () => undefined)

const exit = async (code: number): Promise<never> => {
  await output.flush()
  process.exit(code)
}

const config = configFromEnvironment(process.env, fileURLToPath(new URL('..', import.meta.url)))
if (!config.ok) {
  log('error', 'configuration.invalid', { detail: config.failure })
  await output.flush()
  process.exit(1)
}

process.on('unhandledRejection', (error) => {
  log('error', 'server.bug', errorFields(error))
  void exit(1)
})

/** Exit codes by which whoever starts the server distinguishes its ends. */
const exitCodes = { cannotStart: 1, portTaken: 3 } as const

/**
 * The code of a failure of the surroundings, such as EADDRINUSE of a port, 28P01 of PostgreSQL or SQLITE_26 of a file that is no
 * database, wherever in the chain of causes it stands; null where the error is a bug.
 */
const codeOf = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null
  if ('syscall' in error && error.syscall === 'listen' && 'code' in error && error.code !== 'EADDRINUSE')
    return `LISTEN_${String(error.code)}`
  // Extended codes of SQLite carry more than the last byte.
  if ('errcode' in error && typeof error.errcode === 'number') return `SQLITE_${error.errcode & 0xff}`
  if ('code' in error && typeof error.code === 'string' && /^(?!ERR_)[A-Z0-9]{5,}$/.test(error.code)) return error.code
  return codeOf(error.cause)
}

const starting = startServer(config.value, { log, linesLost: output.lost }).catch((error: unknown) => {
  const code = codeOf(error)
  if (code === null) throw error
  log('error', 'server.cannotStart', { code })
  return exit(code === 'EADDRINUSE' ? exitCodes.portTaken : exitCodes.cannotStart)
})

/** A signal during the start waits for its end: a half-open database is closed like any other. */
const stop = async (signal: string): Promise<void> => {
  log('info', 'server.stopping', { signal })
  await (await starting).close()
  log('info', 'server.stopped')
  await exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))

const server = await starting
log('info', 'server.listening', { origin: server.origin })
