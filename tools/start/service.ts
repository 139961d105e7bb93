import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Where Node keeps compiled modules: without it a program compiles some 700 files each time it starts. */
export const compileCache = join(root, 'node_modules/.cache/node')
const readyLine = /\bhttps?:\/\/(?:[\w.-]+|\[[\d.:a-f]+\]):(?<port>\d+)/
const portTakenCode = 3
/** Milliseconds a program has to end after SIGTERM; the whole product stops within 10 s. */
const patience = 8_000

export interface Service {
  readonly port: number
  /** Settles with the exit code when the program ends, asked or not; null after a signal. */
  readonly ended: Promise<number | null>
  /** SIGTERM, then SIGKILL where the program does not listen. */
  readonly stop: () => Promise<void>
  /** SIGKILL at once. */
  readonly kill: () => Promise<void>
}

export type Launch =
  | { readonly ok: true; readonly service: Service }
  /** `output` is what the program said before it ended. */
  | { readonly ok: false; readonly failure: 'portTaken' | 'ended'; readonly output: string }

export interface Program {
  /** Path from the root, run by this same Node. */
  readonly file: string
  readonly env: Readonly<Record<string, string>>
  /** Gives the program this terminal's input, so that it can ask. */
  readonly terminal?: boolean
  /** Receives what the program prints. */
  readonly onOutput?: (text: string) => void
  /** Ends the program, ready or not. */
  readonly signal?: AbortSignal
}

/**
 * Starts a program of the product and waits until its output names the address it listens on. Exit code 3 before that means
 * that its port is taken.
 */
export async function launch({ file, env, terminal = false, onOutput, signal }: Program): Promise<Launch> {
  // The token's PIN is the agent's business: whoever needs it gets it by `env`.
  const { AGENT_PIN: _, ...inherited } = process.env
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: compileCache, ...inherited, ...env },
    stdio: [terminal ? 'inherit' : 'ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null))
  const stop = async () => {
    child.kill('SIGTERM')
    const killer = setTimeout(() => child.kill('SIGKILL'), patience)
    await ended
    clearTimeout(killer)
  }
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  signal?.addEventListener('abort', () => child.kill('SIGTERM'), { once: true })

  let output = ''
  const ready = new Promise<number>((resolve) => {
    const listen = (chunk: Buffer) => {
      const text = chunk.toString()
      onOutput?.(text)
      if (output.length < 20_000) output += text
      const port = readyLine.exec(output)?.groups?.['port']
      if (port !== undefined) resolve(Number(port))
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
  })
  const first = await Promise.race([ready.then((port) => ({ port })), ended.then((code) => ({ code }))])
  if ('port' in first) return { ok: true, service: { port: first.port, ended, stop, kill } }
  return { ok: false, failure: first.code === portTakenCode ? 'portTaken' : 'ended', output: output.trim() }
}
