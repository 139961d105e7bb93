import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { contentsOf, damageOf } from '../setup/contents.mjs'
import { oneAtATime } from '../setup/oneAtATime.mjs'

/** How a build has ended; `output` is what was said where it failed. */
export type Build = { readonly ok: boolean; readonly output: string }

/** A program for this Node, by its path from the root, and its options. */
type Step = readonly [file: string, ...options: string[]]

export interface BuildOrder {
  readonly root: string
  /** Says what the build is made of. */
  readonly fingerprint: string
  /** Programs that build into a folder, one after the other. */
  readonly steps: (folder: string) => readonly Step[]
  readonly say: (line: string) => void
  /** An aborted build has failed. */
  readonly signal: AbortSignal
}

/** In dist/: written last, with the size of each file, so that half a build is not taken for a whole one. */
const stamp = '.tokhai-stamp'

const stampSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ fingerprint: v.string(), files: v.record(v.string(), v.number()) }),
)

const beginning = 'build-'

/** Why dist/ has to be built, for people; null where it is what was built of these sources. */
const reasonToBuild = ({ root, fingerprint }: BuildOrder): string | null => {
  const dist = join(root, 'dist')
  if (!existsSync(join(dist, stamp))) return 'Building the application …'
  const read = v.safeParse(stampSchema, readFileSync(join(dist, stamp), 'utf8'))
  if (!read.success || read.output.fingerprint !== fingerprint) return 'Building the application …'
  const damaged = damageOf(dist, read.output.files)
  return damaged === null ? null : `dist/${damaged} is not whole: building the application anew …`
}

/** Runs a program to its end; what it said comes with its failure. */
const run = async (root: string, [file, ...options]: Step, signal: AbortSignal): Promise<Build> => {
  const program = spawn(process.execPath, [join(root, file), ...options], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const abort = () => program.kill()
  signal.addEventListener('abort', abort)
  let output = ''
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await once(program, 'close')
  signal.removeEventListener('abort', abort)
  const { exitCode, signalCode } = program
  if (exitCode === 0) return { ok: true, output: output.trim() }
  return { ok: false, output: `${output}\n${file} ended by ${signalCode ?? `code ${exitCode}`}.`.trim() }
}

/** Puts a finished build into the place of the one before. */
const takePlace = (root: string, scratch: string): void => {
  const dist = join(root, 'dist')
  if (existsSync(dist)) renameSync(dist, join(scratch, 'replaced'))
  renameSync(join(scratch, 'dist'), dist)
}

const buildInto = async ({ root, fingerprint, steps, say, signal }: BuildOrder, scratch: string): Promise<Build> => {
  const folder = join(scratch, 'dist')
  for (const step of steps(folder)) {
    const done = await run(root, step, signal)
    if (!done.ok || signal.aborted) return { ...done, ok: false }
    if (done.output !== '') say(done.output)
  }
  const files = contentsOf(folder)
  writeFileSync(join(folder, stamp), JSON.stringify({ fingerprint, files }))
  takePlace(root, scratch)
  return { ok: true, output: '' }
}

const buildWhereNeeded = async (order: BuildOrder, cache: string): Promise<Build> => {
  for (const name of readdirSync(cache).filter((one) => one.startsWith(beginning)))
    rmSync(join(cache, name), { recursive: true, force: true })
  const reason = reasonToBuild(order)
  if (reason === null) return { ok: true, output: '' }
  order.say(reason)
  const started = performance.now()
  const scratch = mkdtempSync(join(cache, beginning))
  try {
    const built = await buildInto(order, scratch)
    if (built.ok) order.say(`Built the application in ${((performance.now() - started) / 1000).toFixed(1)} s`)
    return built
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

const withMeaning = ({ ok, output }: Build): Build =>
  !ok && /\b(?:ENOSPC|EDQUOT)\b/.test(output)
    ? { ok, output: `${output}\nThe disk is full: make room, and start again.` }
    : { ok, output }

/**
 * Builds beside dist/, where that is not what these sources make, and replaces it by the whole of the new one: whatever ends the build on
 * its way, dist/ is as it was. Of two builds at once the second waits for the first.
 */
export const buildAside = async (order: BuildOrder): Promise<Build> => {
  const cache = join(order.root, '.cache')
  const onWaiting = () => order.say('Another start builds the application: waiting for it …')
  try {
    if (reasonToBuild(order) === null) return { ok: true, output: '' }
    mkdirSync(cache, { recursive: true })
    const work = () => buildWhereNeeded(order, cache)
    return withMeaning(await oneAtATime(join(cache, 'build.lock'), work, { onWaiting, signal: order.signal }))
  } catch (error) {
    return withMeaning({ ok: false, output: error instanceof Error ? error.message : String(error) })
  }
}
