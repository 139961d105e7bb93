import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensurePackages, nodeOf, nodeProblem } from './packages.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** @param {string} program */
function relay(program) {
  const node = nodeOf(root)
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const child = spawn(node, [program, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(`${node} could not be started: ${error.message}`)
    process.exitCode = 1
  })
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
}

/**
 * Installs what is missing and runs a TypeScript program of the project under the product's Node: here where this already
 * is that Node, else in a child process that has this terminal and gets its signals.
 *
 * @param {string} file path from the root
 * @returns {Promise<boolean>} false where nothing could run; the reason is printed
 */
export async function underProductNode(file) {
  const problem = nodeProblem() ?? (await ensurePackages(root, console.log))
  if (problem !== null) {
    console.error(problem)
    process.exitCode = 1
    return false
  }
  const program = join(root, file)
  if (nodeOf(root) === process.execPath) await import(pathToFileURL(program).href)
  else relay(program)
  return true
}
