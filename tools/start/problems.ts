import type { Launch } from './service.ts'
import type { Settings } from './settings.ts'

export const portTaken = (port: number) => `Port ${port} is taken: free it, or choose another with PORT=<number>.`

const startCode = /"event":"server\.cannotStart","code":"(\w+)"/
const configurationDetail = /"event":"configuration\.invalid","detail":("(?:[^"\\]|\\.)*")/

/** What the usual codes of databases and files mean. */
const meanings: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
  ENOTFOUND: 'there is no such host',
  ETIMEDOUT: 'there is no answer',
  '08P01': 'a pooler on the way refuses the connection, and its own log says why',
  '25006': 'it can only be read, and DATABASE_URL has to lead to the server that is written to',
  '53300': 'it takes no more connections',
  '57P03': 'it is starting or stopping',
  '28P01': 'user or password is wrong',
  '28000': 'this user may not connect',
  '3D000': 'there is no such database',
  '42501': 'this user may not make tables',
  EACCES: 'this user may not write there',
  EROFS: 'it can only be read',
  ENOSPC: 'the disk is full',
  SQLITE_8: 'the database file can only be read',
  SQLITE_11: 'the database file is damaged',
  SQLITE_13: 'the disk is full',
  SQLITE_14: 'the database file cannot be opened',
  SQLITE_26: 'the database file is none',
}

/** Why the server ended before it listened, in a message without values that may be secret. */
export function serverProblem(
  { failure, output }: Launch & { ok: false },
  { port, data, hasPostgres }: Settings,
): string {
  if (failure === 'portTaken') return portTaken(port)
  const detail = configurationDetail.exec(output)?.[1]
  if (detail !== undefined) return `The server could not start: ${String(JSON.parse(detail))}.`
  const code = startCode.exec(output)?.[1]
  if (code === undefined) return `The server could not start:\n${output}`
  const refusedPort = /^LISTEN_(.+)/.exec(code)?.[1]
  if (refusedPort !== undefined)
    return `Port ${port} of the address of HOST cannot be opened: it answered ${refusedPort}.`
  const what = hasPostgres ? 'the database of DATABASE_URL, or the files of' : 'the files of'
  const meaning = meanings[code]
  return `The server could not start: ${what} ${data} answered ${code}${meaning === undefined ? '' : ` (${meaning})`}.`
}
