import { startAgent } from './agent.ts'
import { type AgentConfiguration, readConfiguration } from './configuration.ts'
import { type AgentFaults, noFaults } from './faults/faultPort.ts'
import { openLog } from './logFile.ts'
import { createConfiguredPrompt } from './prompt/configured.ts'
import { createPersonPrompt } from './prompt/person.ts'
import { statusPage } from './status/statusPage.ts'
import { createKeyStore } from './token/createKeyStore.ts'
import { installedLibraries } from './token/tokenLibraries.ts'

/** Exit codes by which whoever starts the agent distinguishes its ends. */
const exitCodes = { stopped: 0, misconfigured: 2, portTaken: 3 } as const

/** Longest wait for work in progress when the agent is asked to stop, in milliseconds. */
const STOP_LIMIT = 800

interface RunOptions {
  readonly openFaults?: () => Promise<AgentFaults>
  /** Called once the agent listens, with what ends it. */
  readonly onListening?: (stop: () => void) => void
}

/** Starts the agent with the token, the answers and the log that it is configured for; `dispose` follows its end. */
export const startConfigured = async (
  { port, origins, token, logPath, answers, locale, hasFaults }: AgentConfiguration,
  env: Readonly<Record<string, string | undefined>>,
  openFaults: () => Promise<AgentFaults>,
) => {
  const keyStore = createKeyStore(token)
  const terminal = {
    keyboard: process.stdin,
    write: (text: string) => process.stdout.write(text),
    now: () => performance.now(),
  }
  const person = createPersonPrompt({ platform: process.platform, env, terminal, locale })
  const started = await startAgent({
    port,
    origins,
    keyStore: () => keyStore,
    prompt: createConfiguredPrompt(answers, person),
    status: () => statusPage({ locale, origins, token, libraries: installedLibraries(process.platform, env) }),
    log: openLog(logPath),
    now: () => new Date(),
    faults: hasFaults ? await openFaults() : noFaults,
  })
  return { started, dispose: () => keyStore.dispose() }
}

/**
 * The agent as a program: configured by the environment, stopped by a signal, its end known by the exit code. An agent that is given no
 * faults, as the one that people install, has none to switch on whatever its environment says.
 */
export const run = async ({
  openFaults = () => Promise.resolve(noFaults),
  onListening,
}: RunOptions = {}): Promise<void> => {
  const configuration = readConfiguration(process.env)
  if (!configuration.ok) {
    process.stderr.write(`${configuration.failure}.\n`)
    process.exit(exitCodes.misconfigured)
  }
  const { port, origins } = configuration.value
  const { started, dispose } = await startConfigured(configuration.value, process.env, openFaults)
  if (!started.ok) {
    process.stderr.write(`The signing agent cannot start: port ${port} is taken by another program.\n`)
    process.exit(exitCodes.portTaken)
  }
  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(exitCodes.stopped), STOP_LIMIT)
    await started.value.close()
    await dispose()
    process.exit(exitCodes.stopped)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
  onListening?.(() => void stop())
  process.stdout.write(
    `The signing agent listens on http://localhost:${started.value.port} for ${origins.join(', ')}\n`,
  )
}
