import { isOpenRun } from '../../src/domain/documents/issueRuns.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { AuditRepositories } from '../audit/audit.ts'
import type { Clock } from '../clock.ts'
import type { Asker } from '../hsm/calls.ts'
import type { ServerRefusal } from '../refusals.ts'
import type { StoreOf } from '../store/store.ts'
import type { IssueRun, IssueRunRepositories } from './runs.ts'
import { ownerOf, runEntry, type RunParts, type RunRepositories } from './starting.ts'

/** Cancels an open run that is held: what nobody is at is stopped, and the audit says so. */
const cancelHeld = async (
  inside: IssueRunRepositories & AuditRepositories,
  held: IssueRun,
  clock: Clock,
  accountId: string | null,
): Promise<IssueRun> => {
  const at = clock().toISOString()
  const run: IssueRun = { ...held, state: 'cancelled', reason: '', endedAt: at }
  await inside.issueRuns.change(run, { state: run.state, reason: run.reason, endedAt: at }, at)
  await inside.issueRuns.moveRows(run, 'waiting', 'stopped')
  await inside.audit.append({ ...runEntry({ clock }, run, 'issueRun.cancelled'), accountId })
  return run
}

/** Cancels a run that has waited for too long. Nobody has asked for it, and its account hears of it. */
export const cancelWaiting = async (
  { store, clock }: { readonly store: StoreOf<IssueRunRepositories & AuditRepositories>; readonly clock: Clock },
  found: IssueRun,
): Promise<void> => {
  const outcome = await store.transaction<IssueRun | null, never>(async (inside) => {
    const held = await inside.issueRuns.hold(found, found.id)
    return succeed(held?.state === 'waiting' ? await cancelHeld(inside, held, clock, null) : null)
  })
  if (outcome.ok && outcome.value !== null) await store.issueRuns.announce(outcome.value)
}

/** Changes a run of whoever asks, held meanwhile, and lets all servers know. @param change answers the run as it is now */
const changeHeld = async <Repositories extends RunRepositories>(
  parts: RunParts<Repositories>,
  id: string,
  asker: Pick<Asker, 'member'>,
  change: (inside: RunRepositories, held: IssueRun) => Promise<IssueRun>,
): Promise<Result<IssueRun, ServerRefusal<'record.absent'>>> => {
  const { store } = parts
  const found = await store.issueRuns.byId(ownerOf(parts, asker), id)
  if (found === null) return fail({ reason: 'record.absent' })
  const outcome = await store.transaction<IssueRun, ServerRefusal<'record.absent'>>(async (inside) => {
    const held = await inside.issueRuns.hold(found, id)
    return held === null ? fail({ reason: 'record.absent' }) : succeed(await change(inside, held))
  })
  await store.issueRuns.announce(found)
  return outcome
}

/** Stops what nobody is at. What is under way ends by itself, and what is sent stays sent. */
export const cancelRun = <Repositories extends RunRepositories>(
  parts: RunParts<Repositories>,
  id: string,
  asker: Pick<Asker, 'member'>,
): Promise<Result<IssueRun, ServerRefusal<'record.absent'>>> =>
  changeHeld(parts, id, asker, async (inside, held) =>
    isOpenRun(held.state) ? cancelHeld(inside, held, parts.clock, held.accountId) : held,
  )

/** Has a run wait for its account. What is under way ends by itself; one that does not run is answered as it is. */
export const pauseRun = <Repositories extends RunRepositories>(
  parts: RunParts<Repositories>,
  id: string,
  asker: Pick<Asker, 'member'>,
): Promise<Result<IssueRun, ServerRefusal<'record.absent'>>> =>
  changeHeld(parts, id, asker, async (inside, held) => {
    if (held.state !== 'running') return held
    const run: IssueRun = { ...held, state: 'waiting', reason: 'paused' }
    // The claim stays, by which whoever is at documents ends them.
    await inside.issueRuns.change(run, { state: run.state, reason: run.reason }, parts.clock().toISOString())
    await inside.audit.append(runEntry(parts, run, 'issueRun.paused'))
    return run
  })

/** Lists a run that has ended no more; whoever does it twice does it once. */
export const putRunAway = async <Repositories extends RunRepositories>(
  parts: RunParts<Repositories>,
  id: string,
  asker: Pick<Asker, 'member'>,
): Promise<Result<IssueRun, ServerRefusal<'record.absent' | 'issueRun.open'>>> => {
  const { store, clock } = parts
  const found = await store.issueRuns.byId(ownerOf(parts, asker), id)
  if (found === null) return fail({ reason: 'record.absent' })
  if (isOpenRun(found.state)) return fail({ reason: 'issueRun.open' })
  return store.transaction(async ({ issueRuns }) => {
    await issueRuns.change(found, { isPutAway: true }, clock().toISOString())
    return succeed(found)
  })
}
