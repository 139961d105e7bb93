import type { Clock } from '../clock.ts'
import { keepingWhatHappened } from '../companies/rights.ts'
import { outsideRequests, type Log } from '../log.ts'
import { startWorker } from '../outbox/worker.ts'
import type { StoreOf } from '../store/store.ts'
import type { IssueRun, IssueRunRepositories } from './runs.ts'
import { carryRun, leaveRun, type SessionParts, type SessionRepositories } from './session.ts'
import { createTurns } from './turns.ts'

/** Documents that one server carries at a time, of all runs of all companies. */
const places = 8
/** Runs whose claim has run out that one round looks after. */
const lapsedAtOnce = 100

type Given<Repositories> = Omit<SessionParts<Repositories>, 'turns' | 'isStopping' | 'log'>

/** Carries the runs whose keys are open at this server. */
export interface IssueRunner {
  /** Goes on with a run by the key that was opened for its claim; the key is the runner's from then on. */
  readonly carry: <Repositories extends SessionRepositories>(parts: Given<Repositories>, run: IssueRun) => void
  /** Ends after the documents that are under way; the runs wait. */
  readonly stop: () => Promise<void>
}

interface RunnerParts {
  readonly store: StoreOf<IssueRunRepositories>
  readonly clock: Clock
  readonly log: Log
  /** Called when a round that looks for lapsed claims has failed. */
  readonly onFailure: () => void
}

/** Runs whose server is gone wait from now on: their claims were not renewed. */
export const takeBackLapsed = async ({ store, clock }: Pick<RunnerParts, 'store' | 'clock'>): Promise<void> => {
  for (const { companyId, id: runId, claim } of await store.issueRuns.lapsed(clock().toISOString(), lapsedAtOnce))
    await leaveRun({ store, clock }, { companyId, runId, claim }, 'session.lost')
}

export const startIssueRunner = ({ store, clock, log, onFailure }: RunnerParts): IssueRunner => {
  const turns = createTurns(places)
  const carried = new Set<Promise<void>>()
  let isStopping = false
  const worker = startWorker(() => takeBackLapsed({ store, clock }), log, onFailure)
  return {
    carry(given, run) {
      const parts = { ...given, turns, log, isStopping: () => isStopping }
      // It goes on when the call that began it is long answered, and is judged by the right to each document alone.
      const ended = outsideRequests(() => keepingWhatHappened(() => carryRun(parts, run)))
      carried.add(ended)
      void ended.finally(() => carried.delete(ended))
    },
    async stop() {
      isStopping = true
      await worker.stop()
      await Promise.all(carried)
    },
  }
}
