import type { Log } from '../log.ts'
import { newDestination } from '../outbox/destination.ts'
import { startWorker, type Worker } from '../outbox/worker.ts'
import { takeInAnswers } from './receiving.ts'
import { sendDue, type Correspondence, type WorkerRepositories } from './sending.ts'

interface CorrespondenceWorkers<Repositories extends WorkerRepositories> {
  readonly correspondence: Correspondence<Repositories>
  readonly keepHouse: () => Promise<void>
  readonly log: Log
  readonly onFailure: () => void
}

/**
 * Sending, receiving and housekeeping have workers of their own: an authority that is slow to take messages keeps no answer waiting, and
 * a long sweep neither. Each round of sending wakes the worker of answers, as the authority may have answered meanwhile.
 */
export const startCorrespondenceWorkers = <Repositories extends WorkerRepositories>({
  correspondence,
  keepHouse,
  log,
  onFailure,
}: CorrespondenceWorkers<Repositories>): Worker => {
  const housekeeping = startWorker(keepHouse, log, onFailure)
  const answers = startWorker(() => takeInAnswers(correspondence), log, onFailure)
  const sent = { ...correspondence, destination: newDestination() }
  const sending = startWorker(
    async () => {
      await sendDue(sent)
      answers.wake()
    },
    log,
    onFailure,
  )
  return {
    wake: sending.wake,
    async stop() {
      await Promise.all([sending, answers, housekeeping].map((worker) => worker.stop()))
    },
  }
}
