import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { AuditRepositories } from '../audit/audit.ts'
import type { Clock } from '../clock.ts'
import type { Member } from '../companies/member.ts'
import { keepingWhatHappened } from '../companies/rights.ts'
import { errorFields, outsideRequests, type Log } from '../log.ts'
import type { PdfPrinter } from '../printing/pdfPrinter.ts'
import { newId } from '../store/identifiers.ts'
import type { StoreOf } from '../store/store.ts'
import type { ArchivedKind } from './archivedKind.ts'
import { fillArchive } from './fillArchive.ts'
import { isUnderWay, openKeptArchives, type Archive, type ArchiveAsked } from './keptArchives.ts'

export interface Archives<Wanted extends ArchiveAsked> {
  readonly start: (
    member: Member,
    wanted: Wanted,
  ) => Promise<Result<Archive<Wanted>, 'absent' | 'tooMany' | 'archiveRunning'>>
  /** The one of the account, whatever its state; null where it has none. */
  readonly of: (member: Member) => Archive<Wanted> | null
  /** Cancels it, or removes it. */
  readonly drop: (member: Member, id: string) => Promise<boolean>
  readonly fileNameOf: (wanted: Wanted) => string
}

export interface ArchiveParts<Wanted extends ArchiveAsked> {
  readonly store: StoreOf<AuditRepositories>
  readonly clock: Clock
  readonly log: Log
  readonly printer: Pick<PdfPrinter, 'print'>
  readonly kind: ArchivedKind<Wanted>
  /** Where the files lie; what is in it is removed. */
  readonly folder: string
}

const newArchive = <Wanted extends ArchiveAsked>(
  { companyId, account }: Member,
  asked: Pick<Archive<Wanted>, 'wanted' | 'ids' | 'startedAt'>,
  folder: string,
): Archive<Wanted> => {
  const id = newId()
  const begun = { state: 'waiting', done: 0, leftOut: 0, bytes: 0 } as const
  const cancelled = new AbortController()
  return { id, companyId, accountId: account.id, ...asked, path: join(folder, id), cancelled, ...begun }
}

/** Says in the audit who has begun a file of many documents. */
const noteBegun = async <Wanted extends ArchiveAsked>(
  { store, clock, kind }: Pick<ArchiveParts<Wanted>, 'store' | 'clock' | 'kind'>,
  { companyId, account }: Member,
  { wanted, ids }: Archive<Wanted>,
): Promise<void> => {
  await store.transaction(async ({ audit }) => {
    await audit.append({
      at: clock().toISOString(),
      companyId,
      accountId: account.id,
      action: kind.actionOf(wanted),
      subjectId: '',
      detail: { total: String(ids.length) },
    })
    return succeed(null)
  })
}

const making =
  <Wanted extends ArchiveAsked>(parts: ArchiveParts<Wanted>, sweep: () => Promise<void>) =>
  async (archive: Archive<Wanted>, member: Member): Promise<void> => {
    if (archive.cancelled.signal.aborted) return
    archive.state = 'working'
    try {
      archive.state = (await fillArchive(parts, archive, member)) ? 'ready' : 'failed'
    } catch (error) {
      parts.log('error', 'archive.failed', errorFields(error))
      archive.state = 'failed'
    }
    if (archive.state === 'failed' || archive.cancelled.signal.aborted) await rm(archive.path, { force: true })
    await sweep()
  }

/** Files of PDFs of a kind that this server makes, one after the other, and keeps for an hour: none outlives its process. */
export const openArchives = async <Wanted extends ArchiveAsked>(
  parts: ArchiveParts<Wanted>,
): Promise<Archives<Wanted>> => {
  const { clock, folder, kind } = parts
  const kept = await openKeptArchives<Wanted>(folder, clock)
  let made: Promise<void> = Promise.resolve()
  const make = making(parts, () => kept.sweep())
  return {
    fileNameOf: kind.fileNameOf,
    async start(member, wanted) {
      const { companyId, account } = member
      await kept.sweep()
      const found = await kind.idsOf(member, wanted)
      if (!found.ok) return found
      const ids = found.value
      if (ids.length === 0) return fail('absent')
      const before = kept.of(account.id)
      // Nothing is waited for between what is asked here and what is kept.
      if ((before !== null && isUnderWay(before)) || kept.isFull(companyId)) return fail('archiveRunning')
      const archive = newArchive(member, { wanted, ids, startedAt: clock().getTime() }, folder)
      await kept.put(archive)
      try {
        await noteBegun(parts, member, archive)
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
