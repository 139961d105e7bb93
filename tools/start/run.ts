import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { ownOptions } from '../commands/ownOptions.ts'
import { serverLog, startProduct } from './product.ts'
import { readSettings } from './settings.ts'

const { dev } = ownOptions({ dev: { type: 'boolean', default: false } }).values
const stopping = new AbortController()
// The terminal may be closed: the product goes on until it is told to stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())

const fail = (problem: string) => {
  console.error(problem)
  process.exitCode = 1
}

function prepareData(folder: string): string | null {
  try {
    mkdirSync(folder, { recursive: true })
    closeSync(openSync(join(folder, serverLog), 'a'))
    return null
  } catch (error) {
    return `The data folder ${folder} cannot be made or written: ${error instanceof Error ? error.message : String(error)}`
  }
}

const read = readSettings(process.env, dev)
const dataProblem = read.ok ? prepareData(read.settings.data) : null
if (!read.ok) fail(read.problem)
else if (dataProblem !== null) fail(dataProblem)
else {
  const ended = await startProduct(read.settings, stopping.signal)
  if (ended.ok) process.exitCode = 0
  else fail(ended.problem)
}
