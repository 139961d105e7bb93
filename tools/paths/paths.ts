import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { machineIdsIn } from '../charts/flows.ts'
import { exportPaths } from './exports/exportPaths.ts'
import { openLab } from './lab/openLab.ts'
import { tryChromium } from './run/chromium.ts'
import { productGround, runPaths } from './run/run.ts'
import { shootViews } from './run/views.ts'
import { printListing } from './told/printListing.ts'
import { readCommand, usage, type Command } from './commandLine.ts'
import { printRandomWalks } from './printRandomWalks.ts'
import { runRandomWalks } from './runRandomWalks.ts'
import { printCoverage } from './viewCoverage.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Milliseconds before each step of a walk that someone watches. */
const slowPause = 1500

const refuse = (problem: string) => {
  console.error(problem)
  return 2
}

const inChromium = async (headed: boolean, work: () => Promise<number>) => {
  const tried = await tryChromium(!headed)
  return tried.ok ? work() : refuse(tried.failure)
}

/** @returns the exit code; 2 for what cannot be done */
const follow = (command: Command): Promise<number> | number => {
  const { machine, path: paths, language, seed = null, headed, slow } = command
  const showing = { headless: !headed, pause: slow ? slowPause : 0 }
  const walks = { ...command, seed: seed ?? Date.now() % 1_000_000, showing }
  switch (command.task) {
    case 'help':
      console.log(usage)
      return 0
    case 'list':
      return printListing(root, { machine, paths, language })
    case 'run':
      return inChromium(headed, async () => runPaths(await productGround(root), { wish: { machine, paths, seed }, showing, language }))
    case 'runAtRandom':
      return inChromium(headed, async () => runRandomWalks(await productGround(root), walks))
    case 'random':
      return printRandomWalks(root, walks)
    case 'views':
      return inChromium(false, () => shootViews(root, machine))
    case 'json':
      return inChromium(false, () => printCoverage(root, machine))
    case 'lab':
      return openLab(root, { port: command.port ?? null, path: paths[0] ?? null })
    case 'export':
      return command.export === undefined ? refuse(usage) : exportPaths(root, { machine, paths, language }, command.export, command.out ?? null)
  }
}

const read = readCommand(process.argv.slice(2), machineIdsIn(join(root, 'src/machines')))
process.exitCode = read.ok ? await follow(read.value) : refuse(`${read.failure}\n(npm run paths -- --help tells what there is)`)
