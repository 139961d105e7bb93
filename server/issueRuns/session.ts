import { isOpenRun, type RunReason } from '../../src/domain/documents/issueRuns.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import type { AuditRepositories } from '../audit/audit.ts'
import { errorFields, type Log } from '../log.ts'
import { byTimer, type Repeat } from '../outbox/repeat.ts'
import { DatabaseUnavailable } from '../store/databaseUnavailable.ts'
import type { OpenHsmKey } from '../hsm/port.ts'
import { note } from '../hsm/note.ts'
import { carryRow, type RowParts, type RunDocuments } from './row.ts'
import type { Claim, IssueRun, IssueRunRepositories, TakenRow } from './runs.ts'
import { createTurns, type Turns } from './turns.ts'

export type SessionRepositories = IssueRunRepositories & AuditRepositories

/** Documents of a run that are taken at once. */
const takenAtOnce = 16
/** Milliseconds for which a claim counts without being renewed. */
export const claimTime = 30_000
/** Milliseconds for which a key stays open. */
export const longestSession = 60 * 60_000
/** Milliseconds between two pieces of news about a run that goes on. */
const newsEvery = 1000

export interface SessionParts<Repositories> extends Omit<RowParts<Repositories>, 'key'> {
  readonly opened: OpenHsmKey
  readonly turns: Turns
  readonly log: Log
  /** Whether the server is about to stop. */
  readonly isStopping: () => boolean
  /** By timers where nothing is given. */
  readonly repeat?: Repeat
}

/** Until when a claim that is made now counts. */
export const claimedUntil = (now: Date): string => new Date(now.getTime() + claimTime).toISOString()

/** The next documents; none once all have had their turn, when the run is finished, and null where it is no longer this claim's. */
const nextRows = async <Repositories extends SessionRepositories>(
  { store, clock }: SessionParts<Repositories>,
  claim: Claim,
): Promise<readonly TakenRow[] | null> => {
  const now = clock()
  const taken = await store.transaction<readonly TakenRow[] | null, never>(async ({ issueRuns }) => {
    // The run is held before its rows, as whoever cancels it does.
    if (!(await issueRuns.renew(claim, claimedUntil(now)))) return succeed(null)
    const rows = await issueRuns.take(claim, takenAtOnce)
    if (rows.length === 0) {
      const ended = { state: 'finished', reason: '', endedAt: now.toISOString(), claimedUntil: '' } as const
      await issueRuns.change({ companyId: claim.companyId, id: claim.runId }, ended, now.toISOString())
    }
    return succeed(rows)
  })
  return taken.ok ? taken.value : null
}

/** What becomes of a run that is given up; one that was paused over its last documents has ended with them. */
const leftAs = async (
  { issueRuns }: IssueRunRepositories,
  { companyId, id, state }: IssueRun,
  reason: RunReason,
  at: string,
): Promise<Partial<Pick<IssueRun, 'state' | 'reason' | 'endedAt'>>> => {
  if (state === 'running') return { state: 'waiting', reason }
  if (state !== 'waiting') return {}
  const counts = (await issueRuns.counts(companyId, [id])).get(id)
  return counts?.waiting === 0 ? { state: 'finished', reason: '', endedAt: at } : {}
}

/**
 * Gives a run up that is still this claim's: it waits for a reason, was paused, or was cancelled meanwhile. Nobody is at its documents any
 * more.
 */
export const leaveRun = async <Repositories extends IssueRunRepositories>(
  { store, clock }: Pick<RowParts<Repositories>, 'store' | 'clock'>,
  claim: Claim,
  reason: RunReason,
): Promise<void> => {
  const run = { companyId: claim.companyId, id: claim.runId }
  const at = clock().toISOString()
  const left = await store.transaction<IssueRun | null, never>(async (inside) => {
    const held = await inside.issueRuns.hold(run, run.id)
    if (held === null || held.claim !== claim.claim) return succeed(null)
    await inside.issueRuns.moveRows(run, 'working', isOpenRun(held.state) ? 'waiting' : 'stopped')
    await inside.issueRuns.change(run, { ...(await leftAs(inside, held, reason, at)), claimedUntil: '' }, at)
    return succeed(held)
  })
  if (left.ok && left.value !== null) await store.issueRuns.announce(left.value)
}

/**
 * Keeps the claim for as long as a key may be open, however long a document takes or waits for its turn behind other companies; what hangs
 * longer loses it. Answers what ends that.
 */
const keepClaim = <Repositories extends SessionRepositories>(
  { store, clock, log, repeat = byTimer }: SessionParts<Repositories>,
  claim: Claim,
  openUntil: number,
): (() => void) =>
  repeat(() => {
    const now = clock()
    if (now.getTime() >= openUntil) return
    store.issueRuns
      .renew(claim, claimedUntil(now))
      .catch((error: unknown) => log('warn', 'worker.failed', errorFields(error)))
  }, claimTime / 3)

/** Tells pages how far the run is. */
const createPulse = <Repositories extends SessionRepositories>(
  { store, clock }: SessionParts<Repositories>,
  run: IssueRun,
) => {
  let saidAt = clock().getTime()
  return async (): Promise<void> => {
    const now = clock()
    if (now.getTime() - saidAt < newsEvery) return
    saidAt = now.getTime()
    await store.issueRuns.announce(run)
  }
}

/** Carries one document; what the server does not expect of it is its own misfortune, unless the database is away. */
const carryExpecting = async <Repositories extends SessionRepositories>(
  parts: SessionParts<Repositories>,
  row: TakenRow,
): Promise<RunReason | null> => {
  try {
    return await carryRow({ ...parts, key: parts.opened.key }, row)
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    parts.log('error', 'issueRun.rowFailed', { runId: row.runId, position: row.position, ...errorFields(error) })
    await parts.store.issueRuns.endRow(row, { state: 'refused', reason: 'server.failed' })
    return null
  }
}

/** Carries documents until none is left; answers why it stops before, or null. */
const carryAll = async <Repositories extends SessionRepositories>(
  parts: SessionParts<Repositories>,
  run: IssueRun,
  claim: Claim,
  openUntil: number,
): Promise<RunReason | null> => {
  const { turns, isStopping, clock } = parts
  const pulse = createPulse(parts, run)
  let stopsFor: RunReason | null = null
  const carryOne = async (row: TakenRow): Promise<void> => {
    if (isStopping()) stopsFor ??= 'session.lost'
    if (stopsFor !== null) return
    const reason = await carryExpecting(parts, row)
    stopsFor ??= reason
    await pulse()
  }
  for (;;) {
    if (isStopping()) return 'session.lost'
    if (clock().getTime() >= openUntil) return 'session.tooLong'
    const rows = await nextRows(parts, claim)
    if (rows === null || rows.length === 0) return null
    // Every document is waited for, also where one throws: nothing may go on once the key is closed.
    const ended = await Promise.allSettled(rows.map((row) => turns(run.companyId, () => carryOne(row))))
    for (const each of ended) if (each.status === 'rejected') throw each.reason
    if (stopsFor !== null) return stopsFor
  }
}

interface Counted {
  asked: number
  signed: number
}

/** Closes the key, and says in the audit how many documents it has signed. */
const close = async <Repositories extends SessionRepositories>(
  { opened, store, clock, member }: SessionParts<Repositories>,
  { asked: documents, signed }: Counted,
): Promise<void> => {
  await opened.close()
  const { serialNumber: serial, fingerprint } = opened.certificate
  if (documents === 0) return
  const detail = { serial, fingerprint, documents, signed }
  await note({ store, clock }, { member, address: '' }, 'hsm.signed', detail)
}

/** A key that counts what it signs, and fails where it throws. */
const countedKey = (key: OpenHsmKey['key'], counted: Counted): OpenHsmKey['key'] => ({
  certificate: key.certificate,
  async sign(data) {
    counted.asked += 1
    try {
      const signature = await key.sign(data)
      if (signature.ok) counted.signed += 1
      return signature
    } catch (error) {
      return fail({ code: 'library_failed', detail: error instanceof Error ? error.name : '' })
    }
  },
})

/** What a kind does with documents, where each gets its number after the one before it in the run. */
const inOrder = <Repositories>(
  documents: RunDocuments<Repositories>,
  { companyId }: Pick<IssueRun, 'companyId'>,
): RunDocuments<Repositories> => {
  const generating = createTurns(1)
  return { ...documents, generate: (...asked) => generating(companyId, () => documents.generate(...asked)) }
}

/** Carries a run by an open key, which it closes; the answer says nothing, since everything is kept in the run. */
export const carryRun = async <Repositories extends SessionRepositories>(
  given: SessionParts<Repositories>,
  run: IssueRun,
): Promise<void> => {
  const counted: Counted = { asked: 0, signed: 0 }
  const parts = {
    ...given,
    documents: given.documents.isNumbered ? inOrder(given.documents, run) : given.documents,
    opened: { ...given.opened, key: countedKey(given.opened.key, counted) },
  }
  const claim: Claim = { companyId: run.companyId, runId: run.id, claim: run.claim }
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      parts.log('error', 'issueRun.failed', { runId: run.id, ...errorFields(error) })
    }
  }
  let reason: RunReason | null = 'server.failed'
  const openUntil = parts.clock().getTime() + longestSession
  const stopKeeping = keepClaim(parts, claim, openUntil)
  await attempt(async () => {
    reason = await carryAll(parts, run, claim, openUntil)
  })
  stopKeeping()
  await attempt(() => close(parts, counted))
  // A run that has ended is left too: what was cancelled in its midst stops there.
  await attempt(() => leaveRun(parts, claim, reason ?? 'session.lost'))
}
