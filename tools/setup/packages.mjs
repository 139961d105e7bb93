// Plain JavaScript without packages: this file runs on a clean clone, under whatever Node the machine has.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { asideFolder, reasonToInstall } from './installation.mjs'
import { installAside, removeAsides } from './installAside.mjs'
import { oneAtATime } from './oneAtATime.mjs'

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
function reasonHere(root) {
  const reason = reasonToInstall(root)
  return reason === null && !existsSync(nodeOf(root)) ? 'Node 24 is missing: installing the packages anew …' : reason
}

/** What a full disk, or a full share of it, is called in the messages of npm and Node. */
const isFull = (/** @type {string} */ message) => /\b(?:ENOSPC|EDQUOT)\b/.test(message)

/** @param {string} root */
const fullDisk = (root) =>
  `The disk is full: installing needs 2 GB of room in ${root} and 1 GB where npm keeps its cache. Make room, and start again.`

/**
 * @param {string} root
 * @param {(line: string) => void} say
 */
async function installAnew(root, say) {
  const started = Date.now()
  const output = await installAside(root, say)
  if (output !== null) return isFull(output) ? fullDisk(root) : `npm install failed:\n${output}`
  if (!existsSync(nodeOf(root)))
    return 'npm installed no Node 24: its install script did not run (see allowScripts in package.json).'
  say(`Installed packages in ${((Date.now() - started) / 1000).toFixed(0)} s`)
  return null
}

/**
 * @param {string} root
 * @param {(line: string) => void} say
 */
async function installWhereNeeded(root, say) {
  const reason = reasonHere(root)
  await removeAsides(root)
  if (reason === null) return null
  say(reason)
  try {
    return await installAnew(root, say)
  } finally {
    await removeAsides(root)
  }
}

/**
 * Installs the packages of package-lock.json where they are missing, not whole, or those of another lock file.
 *
 * @param {string} root folder of package.json
 * @param {(line: string) => void} say
 * @returns {Promise<string | null>} what went wrong, for people
 */
export async function ensurePackages(root, say) {
  const modules = join(root, 'node_modules')
  try {
    if (reasonHere(root) === null && !existsSync(join(modules, asideFolder))) return null
    mkdirSync(modules, { recursive: true })
    const onWaiting = () => say('Another start installs the packages: waiting for it …')
    return await oneAtATime(join(modules, `${asideFolder}.lock`), () => installWhereNeeded(root, say), { onWaiting })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return isFull(message) ? fullDisk(root) : `The packages could not be put into ${modules}: ${message}`
  }
}
