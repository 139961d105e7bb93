import { fromPromise } from 'xstate'
import type { ApiClient } from '../../../api/client.ts'
import type { BodyOf } from '../../../api/contract/call.ts'
import { pitCertificateArchives, type PitCertificateArchive } from '../../../api/contract/pitCertificateArchives.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import { fail, succeed, type Result } from '../../../domain/result.ts'
import { certificateArchive } from '../../../machines/certificateArchive/certificateArchive.ts'
import type { ArchiveChoice, ArchiveMade } from '../../../machines/certificateArchive/setup.ts'

type Asked = BodyOf<typeof pitCertificateArchives.start>

/** Which certificates become a file. */
export type ArchivedCertificates = Omit<Asked, 'form' | 'convert_yn'>

export interface ArchiveProgress {
  readonly done: number
  readonly total: number
}

interface Parts {
  readonly api: ApiClient
  readonly certificates: ArchivedCertificates
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

const { start, read, drop } = pitCertificateArchives
const cancelled = fail({ code: 'connection.cancelled' } as const)
/** The server has been started anew, or another tab has begun another file. */
const gone = fail({ code: 'server.failed', status: 404 } as const)

/** Takes away a file that an earlier page has begun and nobody follows any more. */
const dropEarlier = async (api: ApiClient): Promise<Result<null, ServerFailure>> => {
  const found = await api.send(read, {})
  if (!found.ok) return found
  if (found.value.archive === null) return succeed(null)
  const dropped = await api.send(drop, { body: { id: found.value.archive.id } })
  return dropped.ok ? succeed(null) : dropped
}

const follow = async ({ api, onProgress }: Parts, id: string, signal: AbortSignal): Promise<ArchiveMade> => {
  while (!signal.aborted) {
    const answer = await api.send(read, {}, { signal })
    if (!answer.ok) return answer
    const archive: PitCertificateArchive | null = answer.value.archive
    if (archive?.id !== id || archive.state === 'failed') return gone
    onProgress({ done: archive.done, total: archive.total })
    if (archive.url !== null)
      return succeed({ url: archive.url, count: archive.total - archive.left_out, leftOut: archive.left_out })
    await paused(signal)
  }
  return cancelled
}

/** Has the file made, and follows it; what is given up is cancelled at the server too. */
export const archiveMachine = (parts: Parts): typeof certificateArchive =>
  certificateArchive.provide({
    actors: {
      makeArchive: fromPromise<ArchiveMade, ArchiveChoice>(async ({ input: { form, isConverted }, signal }) => {
        const { api, certificates } = parts
        const dropped = await dropEarlier(api)
        if (!dropped.ok) return dropped
        if (signal.aborted) return cancelled
        const body: Asked = { ...certificates, form, convert_yn: isConverted ? 'Y' : 'N' }
        const begun = await api.send(start, { body })
        if (!begun.ok) return begun
        const { id } = begun.value
        const giveUp = (): void => void api.send(drop, { body: { id } })
        if (signal.aborted) giveUp()
        else signal.addEventListener('abort', giveUp, { once: true })
        const made = await follow(parts, id, signal)
        signal.removeEventListener('abort', giveUp)
        return made
      }),
    },
  })
