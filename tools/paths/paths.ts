import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { languages } from '../charts/words/catalogue.ts'
import { exportPaths, exportKinds } from './exports/exportPaths.ts'
import { openLab } from './lab/openLab.ts'
import { productGround, runPaths } from './run/run.ts'
import { shootViews } from './run/views.ts'
import { printListing } from './told/printListing.ts'
import { printRandomWalks } from './printRandomWalks.ts'
import { runRandomWalks } from './runRandomWalks.ts'
import { printCoverage } from './viewCoverage.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Milliseconds before each step of a walk that someone watches. */
const slowPause = 1500

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'en' },
    path: { type: 'string', multiple: true, default: [] },
    export: { type: 'string' },
    out: { type: 'string' },
    lab: { type: 'boolean', default: false },
    port: { type: 'string' },
    json: { type: 'boolean', default: false },
    random: { type: 'boolean', default: false },
    seed: { type: 'string' },
    steps: { type: 'string', default: '40' },
    walks: { type: 'string', default: '20' },
    run: { type: 'boolean', default: false },
    headed: { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
    views: { type: 'boolean', default: false },
  },
})

const whole = v.pipe(v.string(), v.digits(), v.transform(Number))

const command = v.parse(v.object({
  language: v.picklist(languages),
  export: v.optional(v.picklist(exportKinds)),
  seed: v.optional(whole, String(Date.now() % 1_000_000)),
  steps: whole,
  walks: whole,
  port: v.optional(whole),
}), values)

const wanted = { machine: positionals[0] ?? null, paths: values.path, language: command.language }

const walkThem = async (): Promise<number> =>
  runPaths(await productGround(root), {
    wish: { machine: wanted.machine, paths: wanted.paths, seed: values.seed === undefined ? null : command.seed },
    showing: { headless: !values.headed, pause: values.slow ? slowPause : 0 },
    language: command.language,
  })

const walkThemAtRandom = async (): Promise<number> =>
  runRandomWalks(await productGround(root), wanted.machine, { ...command, showing: { headless: !values.headed, pause: values.slow ? slowPause : 0 } })

/** Each answers the exit code. */
const run = (): Promise<number> => {
  if (values.run && values.random) return walkThemAtRandom()
  if (values.run) return walkThem()
  if (values.views) return shootViews(root, wanted.machine)
  if (values.json) return printCoverage(root)
  if (values.random) return printRandomWalks(root, wanted.machine, command)
  if (values.lab) return openLab(root, { port: command.port ?? null, path: values.path[0] ?? null })
  if (command.export !== undefined) return exportPaths(root, wanted, command.export, values.out ?? null)
  return printListing(root, wanted)
}

process.exitCode = await run()
