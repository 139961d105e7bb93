import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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
}

async function runNode(parameters: readonly string[]): Promise<{ code: number | null; output: string }> {
  const run = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...parameters], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longest,
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
  })
  const printed: Buffer[] = []
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk: Buffer) => printed.push(chunk))
  await once(run, 'close')
  const end = run.signalCode === null ? '' : `\nended by ${run.signalCode}`
  return { code: run.exitCode, output: `${Buffer.concat(printed).toString()}${end}`.trim() }
}

/** Runs a program; its exit code 0 is one passed check. */
export async function runCheck(command: readonly string[]): Promise<Outcome> {
  const { code, output } = await runNode(command)
  return { tally: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }, output }
}

/**
 * Runs the tests of one vitest project, or some files of it.
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
  const { code, output } = await runNode([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...(files ?? []),
  ])
  // What the requirements say of their tests comes from whole runs.
  if (existsSync(file) && isWhole) {
    mkdirSync(lastReports, { recursive: true })
    copyFileSync(file, join(lastReports, `${project}.json`))
  }
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  return { tally: tallyOf(report, code), output }
}
