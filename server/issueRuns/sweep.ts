import { succeed } from '../../src/domain/result.ts'
import type { AuditRepositories } from '../audit/audit.ts'
import type { Clock } from '../clock.ts'
import type { StoreOf } from '../store/store.ts'
import { cancelWaiting } from './ending.ts'
import type { IssueRunRepositories } from './runs.ts'

/** Milliseconds for which a run may wait, and for which one that has ended is kept. */
const waitsFor = 7 * 86_400_000
const keptFor = 30 * 86_400_000
const sweptAtOnce = 100

interface Parts {
  readonly store: StoreOf<IssueRunRepositories & AuditRepositories>
  readonly clock: Clock
}

/** Cancels runs that have waited for too long, and removes those that ended long ago. */
export const sweepRuns = async ({ store, clock }: Parts): Promise<void> => {
  const now = clock().getTime()
  const before = (age: number): string => new Date(now - age).toISOString()
  for (const run of await store.issueRuns.older(before(keptFor), sweptAtOnce, ['finished', 'cancelled']))
    await store.transaction(async ({ issueRuns }) => succeed(await issueRuns.remove(run)))
  for (const run of await store.issueRuns.older(before(waitsFor), sweptAtOnce, ['waiting']))
    await cancelWaiting({ store, clock }, run)
}
