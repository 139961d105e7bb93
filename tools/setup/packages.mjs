// Plain JavaScript without packages: this file runs on a clean clone, under whatever Node the machine has.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const oldestNode = 20
/** Runs .ts files as they are and carries node:sqlite and argon2. */
const productNode = 24

const majorHere = Number(process.versions.node.split('.')[0])

/**
 * The Node that runs the product: the one that npm has installed beside the other packages, else this one if it is new enough.
 *
 * @param {string} root
 */
export function nodeOf(root) {
  const installed = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return majorHere >= productNode && !existsSync(installed) ? process.execPath : installed
}

/** What a person must do before anything can run, or null. */
export function nodeProblem() {
  return majorHere >= oldestNode ? null : `Node ${oldestNode} or newer is needed, this is ${process.versions.node}.`
}

/** @param {string} root */
const fingerprint = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

/**
 * Installs the packages of package-lock.json where they are missing or the file has changed since.
 *
 * @param {string} root folder of package.json
 * @param {(line: string) => void} say
 * @returns {string | null} what went wrong, for people
 */
export function ensurePackages(root, say) {
  const stamp = join(root, 'node_modules', '.tokhai-stamp')
  const wanted = fingerprint(root)
  if (existsSync(nodeOf(root)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return null
  say('Installing packages …')
  const started = Date.now()
  // Not `npm ci`: it refuses a lock file that lacks optional binaries of other platforms. Versions are the lock file's all the same.
  // Install scripts are other people's programs: the token's PIN is none of their business.
  const { AGENT_PIN: _, ...env } = process.env
  const npm = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  if (npm.error) return `npm could not be started: ${npm.error.message}`
  if (npm.status !== 0) return `npm install failed:\n${npm.stderr.trim() || npm.stdout.trim()}`
  if (!existsSync(nodeOf(root)))
    return 'npm installed no Node 24: its install script did not run (see allowScripts in package.json).'
  writeFileSync(stamp, wanted)
  say(`Installed packages in ${((Date.now() - started) / 1000).toFixed(0)} s`)
  return null
}
