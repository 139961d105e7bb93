import { mkdir, rm } from 'node:fs/promises'
import type { ArchiveState } from '../../src/domain/documents/archive.ts'
import type { Clock } from '../clock.ts'

/** Milliseconds for which a file is kept. */
const keptFor = 3_600_000
/** Files of one company that wait or are made, and of all. */
const mostOfCompany = 4
const mostOfAll = 40
/** Bytes of all files that are kept; the oldest go first. */
const mostKept = 4 * 1024 ** 3

/** What is asked of a file of whichever kind. */
export interface ArchiveAsked {
  readonly form: 'zip' | 'pdf'
}

/** A file of many PDFs, of one account. */
export interface Archive<Wanted extends ArchiveAsked = ArchiveAsked> {
  readonly id: string
  readonly companyId: string
  readonly accountId: string
  readonly wanted: Wanted
  readonly ids: readonly string[]
  readonly path: string
  readonly cancelled: AbortController
  readonly startedAt: number
  state: ArchiveState
  done: number
  leftOut: number
  bytes: number
}

export const isUnderWay = ({ state }: Archive): boolean => state === 'waiting' || state === 'working'

/** The files of all accounts, one of each; what is in their folder at first is removed. */
export const openKeptArchives = async <Wanted extends ArchiveAsked>(folder: string, clock: Clock) => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const archives = new Map<string, Archive<Wanted>>()
  const isOld = ({ startedAt }: Archive): boolean => startedAt < clock().getTime() - keptFor
  const remove = async (archive: Archive<Wanted>): Promise<void> => {
    archive.cancelled.abort()
    if (archives.get(archive.accountId) === archive) archives.delete(archive.accountId)
    await rm(archive.path, { force: true })
  }
  return {
    of(accountId: string): Archive<Wanted> | null {
      const found = archives.get(accountId)
      return found === undefined || (!isUnderWay(found) && isOld(found)) ? null : found
    },
    /** Whether no more may wait, of the company or of all. */
    isFull(companyId: string): boolean {
      const underWay = [...archives.values()].filter(isUnderWay)
      const own = underWay.filter((each) => each.companyId === companyId)
      return underWay.length >= mostOfAll || own.length >= mostOfCompany
    },
    /** In the place of the account's one before. */
    async put(archive: Archive<Wanted>): Promise<void> {
      const before = archives.get(archive.accountId)
      archives.set(archive.accountId, archive)
      if (before !== undefined) await rm(before.path, { force: true })
    },
    remove,
    async sweep(): Promise<void> {
      let bytes = 0
      for (const archive of [...archives.values()].toSorted((one, other) => other.startedAt - one.startedAt)) {
        bytes += archive.bytes
        if (!isUnderWay(archive) && (isOld(archive) || bytes > mostKept)) await remove(archive)
      }
    },
  }
}
