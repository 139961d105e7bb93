import { ownOptions } from '../commands/ownOptions.ts'
import { prepareData } from './dataFolder.ts'
import { startProduct } from './product.ts'
import { readSettings, takePin } from './settings.ts'

// Before anything else is started, which would inherit it.
const pin = takePin(process.env)

const { dev } = ownOptions({ dev: { type: 'boolean', default: false } }).values
const stopping = new AbortController()
// The terminal may be closed: the product goes on until it is asked to stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())

const fail = (problem: string) => {
  console.error(problem)
  process.exitCode = 1
}

const read = readSettings(process.env, dev)
const dataProblem = read.ok ? prepareData(read.settings.data) : null
if (!read.ok) fail(read.problem)
else if (dataProblem !== null) fail(dataProblem)
else {
  const ended = await startProduct(read.settings, pin, stopping.signal)
  if (ended.ok) process.exitCode = 0
  else fail(ended.problem)
}
