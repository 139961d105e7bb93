import { fileURLToPath } from 'node:url'
import { readConfiguration } from '../../agent/configuration.ts'
import { openFaults } from '../../agent/faults/openFaults.ts'
import { startConfigured } from '../../agent/run.ts'
import { configFromEnvironment } from '../../server/config.ts'
import { startServer } from '../../server/start.ts'
import type { Environment, Opened } from './restartable.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** What a signal to a process would do. */
const kill = (): never => {
  throw new Error('only a process of its own can be killed')
}

/** The server in this process; null where its port is taken. */
export async function openServer(env: Environment): Promise<Opened | null> {
  const config = configFromEnvironment(env, root)
  if (!config.ok) throw new Error(config.failure)
  try {
    const server = await startServer(config.value, { log: () => undefined })
    return { stop: () => server.close(), kill }
  } catch (error) {
    if (isPortTaken(error)) return null
    throw error
  }
}

/** The signing agent in this process; null where its port is taken. */
export async function openAgent(env: Environment): Promise<Opened | null> {
  const configuration = readConfiguration(env)
  if (!configuration.ok) throw new Error(configuration.failure)
  const { started, dispose } = await startConfigured(configuration.value, env, () => Promise.resolve(openFaults()))
  if (!started.ok) return null
  return {
    async stop() {
      await started.value.close()
      await dispose()
    },
    kill,
  }
}
