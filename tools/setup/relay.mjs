import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { nodeOf } from './packages.mjs'

/**
 * Runs a program of the project under its own Node in this terminal, passes signals on and ends as it ends.
 *
 * @param {string} root
 * @param {string} program path from the root
 * @param {readonly string[]} parameters
 */
export function relay(root, program, parameters) {
  const node = nodeOf(root)
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const child = spawn(node, [join(root, program), ...parameters], { stdio: 'inherit', env: { ...process.env, PATH: path } })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(`${node} could not be started: ${error.message}`)
    process.exitCode = 1
  })
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
}
