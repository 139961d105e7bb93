import { launch } from '../start/service.ts'

export type Environment = Readonly<Record<string, string>>

/** A program of the product that runs. */
export interface Opened {
  readonly stop: () => Promise<void>
  /** SIGKILL, which only a process of its own can be sent. */
  readonly kill: () => Promise<void>
}

/** Starts a program with these settings; null where its port is taken. */
export type Open = (env: Environment) => Promise<Opened | null>

/** A program of the product as a process of its own. @param file path from the root */
export const asProcess =
  (file: string): Open =>
  async (env) => {
    const started = await launch({ file, env })
    if (started.ok) return started.service
    if (started.failure === 'portTaken') return null
    throw new Error(`${file} did not start: ${started.output}`)
  }

/** Something that can be stopped, and started anew with further settings. */
export function restartable(open: Open, env: Environment) {
  let running: Opened | null = null
  const stop = async () => {
    await running?.stop()
    running = null
  }
  const kill = async () => {
    await running?.kill()
    running = null
  }
  /** False where its port is taken. */
  const tryStart = async (more: Environment = {}): Promise<boolean> => {
    await stop()
    running = await open({ ...env, ...more })
    return running !== null
  }
  const start = async (more?: Environment) => {
    if (!(await tryStart(more))) throw new Error('the port of a program is taken')
  }
  return { stop, kill, tryStart, start }
}
