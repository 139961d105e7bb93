import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFlows, incomplete, machineIdsIn } from '../charts/flows.ts'
import { refuse } from '../commands/refuse.ts'
import { exportPaths } from './exports/exportPaths.ts'
import { openLab } from './lab/openLab.ts'
import { tryChromium } from './run/chromium.ts'
import { chooseKept } from './run/keptPaths.ts'
import { productGround, readersOf, runPaths, runSelection } from './run/run.ts'
import { shootViews } from './run/views.ts'
import { printListing } from './listing/printListing.ts'
import { readCommand, usage, type Command } from './commandLine.ts'
import { printRandomWalks } from './printRandomWalks.ts'
import { runRandomWalks } from './runRandomWalks.ts'
import { printCoverage } from './viewCoverage.ts'
import { missingWalks } from './walkFiles.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const machines = machineIdsIn(join(root, 'src/machines'))

/** Milliseconds before each step of a walk that someone watches. */
const slowPause = 1500

const inChromium = async ({ headed, machine }: Command, work: () => Promise<number>) => {
  const missing = missingWalks(root, machine === null ? machines : [machine])
  if (missing.length > 0) return refuse(incomplete(missing))
  const tried = await tryChromium(!headed)
  return tried.ok ? work() : refuse(tried.failure)
}

/** @returns the exit code; 2 for what cannot be done */
const follow = async (command: Command): Promise<number> => {
  const { machine, path: paths, smoke, language, seed = null, headed, slow } = command
  const showing = { headless: !headed, pause: slow ? slowPause : 0 }
  const walks = { ...command, seed: seed ?? Date.now() % 1_000_000, showing }
  if (command.task === 'help') {
    console.log(usage)
    return 0
  }
  const found = await findFlows(root)
  if (!found.ok) return refuse(incomplete(found.failure))
  switch (command.task) {
    case 'list':
      return printListing(root, { machine, paths, smoke, language })
    case 'run':
      return inChromium(command, async () => {
        const ground = await productGround(root)
        return command.from.length === 0
          ? runPaths(ground, { wish: { machine, paths, smoke, seed }, showing, language })
          : runSelection(ground, chooseKept(command.from, machine, await readersOf(ground)), {
              seed,
              showing,
              language,
            })
      })
    case 'runAtRandom':
      return inChromium(command, async () => runRandomWalks(await productGround(root), walks))
    case 'random':
      return printRandomWalks(root, walks)
    case 'views':
      return inChromium(command, () => shootViews(root, machine))
    case 'json':
      return inChromium(command, () => printCoverage(root, machine))
    case 'lab':
      return openLab(root, { port: command.port ?? null, path: paths[0] ?? null, language })
    case 'export':
      return command.export === undefined
        ? refuse(usage)
        : exportPaths(root, { machine, paths, smoke, language }, command.export, command.out ?? null)
  }
}

const read = readCommand(process.argv.slice(2), machines)
process.exitCode = read.ok
  ? await follow(read.value)
  : refuse(`${read.failure}\n(npm run paths -- --help lists what there is)`)
