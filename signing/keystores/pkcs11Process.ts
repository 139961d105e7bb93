import { type ChildProcess, fork } from 'node:child_process'
import * as v from 'valibot'
import { fail } from '../../src/domain/result.ts'
import type { KeyStoreFailure } from './keystore.ts'
import { workerAnswerSchema, type WorkerRequest, type WorkerSettings } from './pkcs11Messages.ts'

/** Longest that one call into the vendor's library may take, in milliseconds; a card reader that hangs never comes back. */
const CALL_LIMIT = 60_000

/** Beside this module; bundled for the download, both are JavaScript. */
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './pkcs11Worker.ts' : './pkcs11Worker.mjs',
  import.meta.url,
)

type WithoutId<Request> = Request extends unknown ? Omit<Request, 'id'> : never
export type WorkerCall = WithoutId<WorkerRequest>

interface Waiting {
  readonly running: ChildProcess
  readonly settle: (result: unknown) => void
  readonly timer: NodeJS.Timeout
}

const libraryFailed = (detail: string) => fail({ code: 'library_failed', detail } satisfies KeyStoreFailure)

/** Starts a process; `lose` is called with why it has ended, or never began. */
const startWorker = (
  settings: WorkerSettings,
  settle: (id: number, result: unknown) => void,
  lose: (why: string) => void,
): ChildProcess => {
  const started = fork(workerFile, [JSON.stringify(settings)], {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  started.on('message', (message) => {
    const { id, result } = v.parse(workerAnswerSchema, message)
    settle(id, result)
  })
  started.on('exit', (code, signal) => lose(`the library's process ended (${signal ?? code})`))
  // One that never began does not exit: Node may have been replaced while this program runs.
  started.on('error', (error) => lose(`the library's process did not start: ${error.message}`))
  return started
}

const killed = (running: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    running.once('exit', () => resolve())
    running.kill('SIGKILL')
  })

/**
 * The child process that holds the vendor's library: started at the first call, started again after it has died. A call that its
 * death or the time limit cuts off answers `library_failed`; nothing is tried a second time.
 */
export const createPkcs11Process = (settings: WorkerSettings) => {
  let child: ChildProcess | null = null
  let lastId = 0
  const waiting = new Map<number, Waiting>()

  const settle = (id: number, result: unknown): void => {
    const call = waiting.get(id)
    waiting.delete(id)
    clearTimeout(call?.timer)
    call?.settle(result)
  }

  const start = (): ChildProcess => {
    const lose = (why: string): void => {
      if (child === started) child = null
      for (const [id, { running }] of waiting) if (running === started) settle(id, libraryFailed(why))
    }
    const started = startWorker(settings, settle, lose)
    child = started
    return started
  }

  /** Ends a process that is of no more use. Its end may be reported only later: the next call must not go to it. */
  const abandon = (running: ChildProcess): void => {
    if (child === running) child = null
    running.kill('SIGKILL')
  }

  return {
    /** The worker's answer as it came; the caller checks its shape. */
    call: (call: WorkerCall): Promise<unknown> =>
      new Promise((resolve) => {
        const running = child ?? start()
        const id = ++lastId
        const timer = setTimeout(() => {
          settle(id, libraryFailed('the library took too long'))
          abandon(running)
        }, CALL_LIMIT)
        waiting.set(id, { running, settle: resolve, timer })
        running.send({ ...call, id }, (error) => {
          if (error === null) return
          settle(id, libraryFailed(error.message))
          abandon(running)
        })
      }),
    /** Process id while it runs, for supervision. */
    processId: (): number | null => child?.pid ?? null,
    /** Ends the process, and with it whatever the library keeps in mind; the next call starts another. */
    renew: (): void => {
      if (child !== null) abandon(child)
    },
    /** Ends the process and waits for its end. */
    stop: async (): Promise<void> => {
      if (child !== null) await killed(child)
    },
  }
}
