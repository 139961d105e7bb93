import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { WantedArchive } from '../../../../src/api/contract/pitCertificateArchives.ts'
import { fail, succeed, type Result } from '../../../../src/domain/result.ts'
import type { Clock } from '../../../clock.ts'
import type { Member } from '../../../companies/member.ts'
import { keepingWhatHappened } from '../../../companies/rights.ts'
import { errorFields, outsideRequests, type Log } from '../../../log.ts'
import { newId } from '../../../store/identifiers.ts'
import type { Reads } from '../reads.ts'
import { isUnderWay, openKeptArchives, type Archive } from './keptArchives.ts'
import { fillArchive } from './fillArchive.ts'
import { noteArchive } from './noteArchive.ts'
import type { PrintParts } from './printCertificate.ts'
import { wantedIds } from './wanted.ts'

type StartRefusal = 'record.absent' | 'pitCertificate.tooManyPrints' | 'pitCertificate.archiveRunning'

export interface Archives {
  readonly start: (member: Member, wanted: WantedArchive) => Promise<Result<Archive, StartRefusal>>
  /** The one of the account, whatever its state; null where it has none. */
  readonly of: (member: Member) => Archive | null
  /** Cancels it, or removes it. */
  readonly drop: (member: Member, id: string) => Promise<boolean>
}

export interface ArchiveParts extends PrintParts {
  readonly clock: Clock
  readonly log: Log
  readonly reads: Pick<Reads, 'onRead'>
  /** Where the files lie; what is in it is removed. */
  readonly folder: string
}

const newArchive = (
  { companyId, account }: Member,
  asked: Pick<Archive, 'wanted' | 'ids' | 'startedAt'>,
  folder: string,
): Archive => {
  const id = newId()
  const begun = { state: 'waiting', done: 0, leftOut: 0, bytes: 0 } as const
  const cancelled = new AbortController()
  return { id, companyId, accountId: account.id, ...asked, path: join(folder, id), cancelled, ...begun }
}

/** Files of PDFs that this server makes, one after the other, and keeps for an hour: none outlives its process. */
export const openArchives = async (parts: ArchiveParts): Promise<Archives> => {
  const { store, clock, log, folder } = parts
  const kept = await openKeptArchives(folder, clock)
  let made: Promise<void> = Promise.resolve()
  const make = async (archive: Archive, member: Member): Promise<void> => {
    if (archive.cancelled.signal.aborted) return
    archive.state = 'working'
    try {
      archive.state = (await fillArchive(parts, archive, member)) ? 'ready' : 'failed'
    } catch (error) {
      log('error', 'archive.failed', errorFields(error))
      archive.state = 'failed'
    }
    if (archive.state === 'failed' || archive.cancelled.signal.aborted) await rm(archive.path, { force: true })
    await kept.sweep()
  }
  return {
    async start(member, wanted) {
      const { companyId, account } = member
      await kept.sweep()
      const found = await wantedIds(store, companyId, wanted)
      if (!found.ok) return found
      const ids = await store.pitCertificates.existing(companyId, found.value)
      if (ids.length === 0) return fail('record.absent')
      const before = kept.of(account.id)
      // Nothing is waited for between what is asked here and what is kept.
      if ((before !== null && isUnderWay(before)) || kept.isFull(companyId))
        return fail('pitCertificate.archiveRunning')
      const archive = newArchive(member, { wanted, ids, startedAt: clock().getTime() }, folder)
      await kept.put(archive)
      try {
        await noteArchive(parts, member, archive)
      } catch (error) {
        // Whoever has lost the right meanwhile begins none.
        await kept.remove(archive)
        throw error
      }
      // It goes on when the call that began it is long answered.
      made = outsideRequests(() => keepingWhatHappened(() => made.then(() => make(archive, member))))
      return succeed(archive)
    },
    of({ companyId, account }) {
      const found = kept.of(account.id)
      return found?.companyId === companyId ? found : null
    },
    async drop({ account }, id) {
      const found = kept.of(account.id)
      if (found?.id !== id) return false
      await kept.remove(found)
      return true
    },
  }
}
