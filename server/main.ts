import { fileURLToPath } from 'node:url'
import { configFromEnvironment } from './config.ts'
import { errorFields, jsonLog } from './log.ts'
import { startServer } from './start.ts'

const log = jsonLog((line) => process.stdout.write(line))
const config = configFromEnvironment(process.env, fileURLToPath(new URL('..', import.meta.url)))
if (!config.ok) {
  log('error', 'configuration.invalid', { detail: config.failure })
  process.exit(1)
}

process.on('unhandledRejection', (error) => {
  log('error', 'server.bug', errorFields(error))
  process.exit(1)
})

const server = await startServer(config.value, { log })
log('info', 'server.listening', { origin: server.origin })

const stop = async (signal: string): Promise<void> => {
  log('info', 'server.stopping', { signal })
  await server.close()
  log('info', 'server.stopped')
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))
