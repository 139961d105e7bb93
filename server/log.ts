import { AsyncLocalStorage } from 'node:async_hooks'

export type LogLevel = 'info' | 'warn' | 'error'

/** Values that a line may carry: codes, counts and ids, never what a person typed, a document or a secret. */
export type LogFields = Readonly<Record<string, string | number | boolean>>

export type Log = (level: LogLevel, event: string, fields?: LogFields) => void

const requests = new AsyncLocalStorage<string>()

/** Does the work of a request: each line that is logged meanwhile names it. */
export const inRequest = <Value>(requestId: string, work: () => Value): Value => requests.run(requestId, work)

/** The request that is at work; none in the background. */
export const currentRequest = (): string | undefined => requests.getStore()

/** Does work that belongs to no request, such as what a request has only woken. */
export const outsideRequests = <Value>(work: () => Value): Value => requests.exit(work)

/** One JSON line per event, with the id of the request at work. */
export const jsonLog =
  (write: (line: string) => void): Log =>
  (level, event, fields = {}) => {
    const requestId = currentRequest()
    const request = requestId === undefined ? {} : { requestId }
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...request, ...fields })}\n`)
  }

const quoted = /(["'`«]).*?(["'`»]|$)/gs

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message.replaceAll(quoted, '…').slice(0, 200)}` : typeof error

/** What of an exception may be logged: its name, where it came from, and its message without anything quoted. */
export const errorFields = (error: unknown): LogFields => {
  if (!(error instanceof Error)) return { error: typeof error }
  const cause = error.cause === undefined ? {} : { cause: messageOf(error.cause) }
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return { message: messageOf(error), ...cause, at: frames.slice(0, 8).join('\n') }
}
