import { isOpenRun } from '../../src/domain/documents/issueRuns.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { Asker } from '../hsm/calls.ts'
import type { ServerRefusal } from '../refusals.ts'
import type { IssueRun } from './runs.ts'
import { ownerOf, runEntry, type RunParts, type RunRepositories } from './starting.ts'

/** Stops what nobody is at. What is under way ends by itself, and what is sent stays sent. */
export const cancelRun = async <Repositories extends RunRepositories>(
  parts: RunParts<Repositories>,
  id: string,
  asker: Pick<Asker, 'member'>,
): Promise<Result<IssueRun, ServerRefusal<'record.absent'>>> => {
  const { store, clock } = parts
  const found = await store.issueRuns.byId(ownerOf(parts, asker), id)
  if (found === null) return fail({ reason: 'record.absent' })
  const at = clock().toISOString()
  const outcome = await store.transaction<IssueRun, ServerRefusal<'record.absent'>>(async (inside) => {
    const held = await inside.issueRuns.hold(found, id)
    if (held === null) return fail({ reason: 'record.absent' })
    if (!isOpenRun(held.state)) return succeed(held)
    const run: IssueRun = { ...held, state: 'cancelled', reason: '', endedAt: at }
    await inside.issueRuns.change(run, { state: run.state, reason: run.reason, endedAt: at }, at)
    await inside.issueRuns.moveRows(run, 'waiting', 'stopped')
    await inside.audit.append(runEntry(parts, run, 'issueRun.cancelled'))
    return succeed(run)
  })
  await store.issueRuns.announce(found)
  return outcome
}

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
