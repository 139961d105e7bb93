import type { GiveRows } from '../rowSink.ts'
import type { Answer, FromWorker, Task } from './protocol.ts'
import workerAddress from './spreadsheet.worker.ts?worker&url'

/** How a question to a worker can end other than with its answer. */
export type Unanswered = 'cancelled' | 'notFetched' | 'stuck'

type Asked = Promise<Answer | Unanswered>

/** A worker of one reading or writing. It is ended with it: that is how it is cancelled. */
export interface SheetWorker {
  /** One question at a time. Rejects with what is a bug in the worker. */
  ask(task: Task, onRows?: GiveRows): Asked
  end(): void
}

/** The one address that may become a script: the security policy of the page allows this policy alone. */
const policy = window.trustedTypes?.createPolicy('spreadsheet-worker', { createScriptURL: () => workerAddress })

/**
 * Starts a worker.
 *
 * @param patience milliseconds without a word from it, after which it counts as stuck in a file
 */
export const startWorker = (signal: AbortSignal | undefined, patience: number): SheetWorker => {
  const address = policy?.createScriptURL(workerAddress) ?? workerAddress
  const worker = new Worker(address, { type: 'module' })
  let asked: PromiseWithResolvers<Answer | Unanswered> | null = null
  let give: GiveRows | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  let ended: Unanswered | null = null
  const end = (why: Unanswered): void => {
    clearTimeout(waiting)
    worker.terminate()
    signal?.removeEventListener('abort', cancel)
    ended ??= why
    asked?.resolve(ended)
  }
  const cancel = (): void => end('cancelled')
  const wait = (): void => {
    clearTimeout(waiting)
    waiting = setTimeout(() => end('stuck'), patience)
  }
  worker.addEventListener('error', () => end('notFetched'))
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (ended !== null) return
    wait()
    if (data.kind === 'someRows') give?.(data.rows, data.progress)
    else if (data.kind === 'crashed') asked?.reject(new Error(data.message))
    else asked?.resolve(data)
  })
  signal?.addEventListener('abort', cancel)
  if (signal?.aborted === true) cancel()
  return {
    ask(task, onRows) {
      asked = Promise.withResolvers()
      give = onRows
      if (ended === null) {
        wait()
        worker.postMessage(task)
      } else asked.resolve(ended)
      return asked.promise.finally(() => clearTimeout(waiting))
    },
    end: cancel,
  }
}
