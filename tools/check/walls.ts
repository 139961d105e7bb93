import { fileURLToPath } from 'node:url'
import { inspectWalls } from './walls/inspect.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { files, imports, problems } = inspectWalls(root)
for (const problem of problems) console.error(problem)
console.log(`${files} files, ${imports} imports, ${problems.length} break a wall`)
process.exitCode = problems.length === 0 ? 0 : 1
