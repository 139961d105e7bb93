import { join } from 'node:path'
import type { Log } from '../log.ts'
import { newSecret } from '../store/identifiers.ts'
import type { RemoteSigningConfig } from './config.ts'
import { createCscProvider } from './csc/provider.ts'
import { noRemoteSigning } from './notConfigured.ts'
import type { RemoteSigning } from './port.ts'

/** What of the server's settings leads to a provider. */
interface Settings {
  readonly remoteSigning: RemoteSigningConfig | null
  /** Where the simulated provider listens where none is configured; null for none. */
  readonly remoteSimulatorPort: number | null
  readonly dataFolder: string
}

export interface OpenRemoteSigning {
  readonly remoteSigning: RemoteSigning
  readonly close: () => Promise<void>
}

const now = () => performance.now()

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** The simulated provider of a demo, on another port where its own is taken. Nothing of it is loaded anywhere else. */
const openSimulator = async (port: number, dataFolder: string, log: Log): Promise<OpenRemoteSigning> => {
  const [{ startSimulator }, { simulatedKeys }, { demoRemoteUsers }] = await Promise.all([
    import('./simulator/simulator.ts'),
    import('./simulator/keyFiles.ts'),
    import('./demo/users.ts'),
  ])
  const client = { clientId: 'tokhai', clientSecret: newSecret() }
  const keys = await simulatedKeys(join(dataFolder, 'esign'), demoRemoteUsers(dataFolder))
  const started = await startSimulator({ port, keys, client }).catch((error: unknown) => {
    if (!isTaken(error)) throw error
    return startSimulator({ port: 0, keys, client })
  })
  log('info', 'remoteSigning.simulator', { port: started.port })
  return {
    remoteSigning: createCscProvider({ config: { url: started.url, ...client }, log, now }),
    close: started.close,
  }
}

/** The provider of remote signatures as it is configured. */
export const openRemoteSigning = async (
  { remoteSigning: config, remoteSimulatorPort: port, dataFolder }: Settings,
  log: Log,
): Promise<OpenRemoteSigning> => {
  if (config === null && port !== null) return openSimulator(port, dataFolder, log)
  const remoteSigning = config === null ? noRemoteSigning : createCscProvider({ config, log, now })
  return { remoteSigning, close: () => Promise.resolve() }
}
