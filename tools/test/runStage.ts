import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { byFolder, type Spent } from './budgets.ts'
import { spentByEnded } from './processorTime.ts'
import type { Tally } from './tally.ts'
import { tallyOf } from './tally.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Where the report of each suite's last run stays: what it says of the requirements is read from there. */
const lastReports = join(root, '.cache', 'tests')
/** A stage that hangs is ended after this long, in milliseconds, and has failed. */
const longest = 60 * 60_000

export interface Outcome {
  readonly tally: Tally
  /** Everything the stage printed. */
  readonly output: string
  /** Processor seconds of the stage, and of its folders of tests; 0 and nothing where the system does not tell them. */
  readonly seconds: number
  readonly folders: Spent
}

let counted = 0
/** Processor seconds of what has ended since the last call: where two stages end at the same moment the first has both. */
function newlySpent(): number {
  const before = counted
  counted = spentByEnded() ?? 0
  return counted - before
}

interface Ended {
  readonly code: number | null
  readonly output: string
  readonly seconds: number
}

async function runNode(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const run = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...parameters], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longest,
    env: { ...process.env, ...environment, FORCE_COLOR: '0', NO_COLOR: '1' },
  })
  const printed: Buffer[] = []
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk: Buffer) => printed.push(chunk))
  await once(run, 'close')
  const end = run.signalCode === null ? '' : `\nended by ${run.signalCode}`
  return { code: run.exitCode, output: `${Buffer.concat(printed).toString()}${end}`.trim(), seconds: newlySpent() }
}

/** Runs a program; its exit code 0 is one passed check. */
export async function runCheck(command: readonly string[]): Promise<Outcome> {
  const { code, output, seconds } = await runNode(command)
  return { tally: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }, output, seconds, folders: {} }
}

/**
 * Runs the tests of the vitest projects whose names begin so, or some files of them.
 *
 * @param files paths from the root; every test of the project where null
 * @param isWhole whether they are all that runs every day
 * @param reports folder for vitest's report
 */
export async function runSuite(
  project: string,
  { files, isWhole }: { readonly files: readonly string[] | null; readonly isWhole: boolean },
  reports: string,
): Promise<Outcome> {
  const file = join(reports, `${project}.json`)
  const times = join(reports, `${project}.times`)
  const parameters = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    `${project}*`,
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...(files ?? []),
  ]
  const { code, output, seconds } = await runNode(parameters, { PROCESSOR_TIMES: times })
  // What the requirements say of their tests comes from whole runs.
  if (existsSync(file) && isWhole) {
    mkdirSync(lastReports, { recursive: true })
    copyFileSync(file, join(lastReports, `${project}.json`))
  }
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const folders = byFolder(existsSync(times) ? readFileSync(times, 'utf8') : '')
  return { tally: tallyOf(report, code), output, seconds, folders }
}
