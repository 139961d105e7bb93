import { fromPromise } from 'xstate'
import type { ApiClient } from '../../api/client.ts'
import type { ServerFailure } from '../../domain/failure.ts'
import { fail, succeed, type Result } from '../../domain/result.ts'
import { documentArchive } from '../../machines/documentArchive/documentArchive.ts'
import type { ArchiveChoice, ArchiveMade } from '../../machines/documentArchive/setup.ts'
import type { ArchiveCalls } from './archiveKind.ts'

export interface ArchiveProgress {
  readonly done: number
  readonly total: number
}

interface Parts {
  readonly api: ApiClient
  readonly calls: ArchiveCalls
  readonly onProgress: (progress: ArchiveProgress) => void
}

/** Milliseconds between two questions how far it is. */
const pause = 1000

const paused = async (signal: AbortSignal): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), pause)
  signal.addEventListener('abort', () => resolve(null), { once: true })
  await promise
  clearTimeout(timer)
}

const cancelled = fail({ code: 'connection.cancelled' } as const)
/** The server has been started anew, or another tab has begun another file. */
const gone = fail({ code: 'server.failed', status: 404 } as const)

/** Takes away a file that an earlier page has begun and nobody follows any more. */
const dropEarlier = async ({ api, calls }: Parts): Promise<Result<null, ServerFailure>> => {
  const found = await calls.read(api)
  if (!found.ok) return found
  if (found.value.archive === null) return succeed(null)
  const dropped = await calls.drop(api, found.value.archive.id)
  return dropped.ok ? succeed(null) : dropped
}

const follow = async ({ api, calls, onProgress }: Parts, id: string, signal: AbortSignal): Promise<ArchiveMade> => {
  while (!signal.aborted) {
    const answer = await calls.read(api, { signal })
    if (!answer.ok) return answer
    const { archive } = answer.value
    if (archive?.id !== id || archive.state === 'failed') return gone
    onProgress({ done: archive.done, total: archive.total })
    if (archive.url !== null)
      return succeed({ url: archive.url, count: archive.total - archive.left_out, leftOut: archive.left_out })
    await paused(signal)
  }
  return cancelled
}

/** Has the file made, and follows it; what is given up is cancelled at the server too. */
export const archiveMachine = (parts: Parts): typeof documentArchive =>
  documentArchive.provide({
    actors: {
      makeArchive: fromPromise<ArchiveMade, ArchiveChoice>(async ({ input, signal }) => {
        const { api, calls } = parts
        const dropped = await dropEarlier(parts)
        if (!dropped.ok) return dropped
        if (signal.aborted) return cancelled
        const begun = await calls.begin(api, input)
        if (!begun.ok) return begun
        const { id } = begun.value
        const giveUp = (): void => void calls.drop(api, id)
        if (signal.aborted) giveUp()
        else signal.addEventListener('abort', giveUp, { once: true })
        const made = await follow(parts, id, signal)
        signal.removeEventListener('abort', giveUp)
        return made
      }),
    },
  })
