import { fileURLToPath } from 'node:url'
import { ensurePackages, nodeProblem } from '../setup/packages.mjs'
import { relay } from '../setup/relay.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const problem = nodeProblem() ?? ensurePackages(root, console.log)
if (problem === null) relay(root, 'tools/start/run.ts', process.argv.slice(2))
else {
  console.error(problem)
  process.exitCode = 1
}
