import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { compileCache } from '../../start/service.ts'
import { serverFile } from './serverFile.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const listening = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ event: v.literal('server.listening'), origin: v.string() }),
)

/** The real program in a process of its own. */
export interface ServerProcess {
  readonly origin: string
  readonly pid: number
  /** Milliseconds from the start of the process to listening. */
  readonly startedIn: number
  /** Every line of its log so far. */
  readonly lines: readonly string[]
  /** Comes once it has ended, whatever ended it. */
  readonly ended: Promise<unknown>
  /** Ends it; answers the exit code, null after a signal that it did not handle. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
}

/** Starts the server on a free port and waits until it listens. @param file the program, from the root */
export const startProcess = async (
  environment: Readonly<Record<string, string>>,
  file = serverFile(),
): Promise<ServerProcess> => {
  const begun = performance.now()
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      PORT: '0',
      TOKHAI_DEV: '1',
      DEMO_UNREGISTERED: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const exited = once(child, 'exit')
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line))
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      const read = v.safeParse(listening, line)
      if (read.success) resolve(read.output.origin)
    })
    child.on('exit', () => reject(new Error(`the server ended before it listened:\n${lines.join('\n')}`)))
  })
  return {
    origin,
    pid: child.pid ?? 0,
    startedIn: performance.now() - begun,
    lines,
    ended: exited,
    async end(signal) {
      child.kill(signal)
      await exited
      return child.exitCode
    },
  }
}
