import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inspectFile } from './conventions/inspect.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
const deleted = spawnSync('git', ['ls-files', '--deleted', '-z'], { cwd: root, encoding: 'utf8' }).stdout.split('\0')
const paths = listed.stdout.split('\0').filter((path) => path !== '' && !deleted.includes(path))
const problems = paths.flatMap((path) => inspectFile(path, () => readFileSync(`${root}${path}`, 'utf8')))
for (const problem of problems) console.error(problem)
console.log(`${paths.length} files, ${problems.length} problems`)
process.exitCode = problems.length === 0 && paths.length > 0 ? 0 : 1
