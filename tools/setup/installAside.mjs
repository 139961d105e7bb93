import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { asideFolder, leftOut, removeMark, writeMark } from './installation.mjs'

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs npm to its end; it ends with this process where that is asked to.
 *
 * @param {string} folder of package.json and package-lock.json
 * @returns {Promise<{ hasInstalled: boolean, output: string }>} `output` is what it said before it failed
 */
async function runNpm(folder) {
  // Not `npm ci`: it refuses a lock file that lacks optional binaries of other platforms. Versions are the lock file's all the same.
  // Install scripts are other people's programs: the token's PIN is none of their business.
  const { AGENT_PIN: _, ...env } = process.env
  const npm = spawn('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  const stop = () => npm.kill()
  for (const signal of signals) process.on(signal, stop)
  let [said, complained] = ['', '']
  npm.stdout.on('data', (chunk) => (said += String(chunk)))
  npm.stderr.on('data', (chunk) => (complained += String(chunk)))
  try {
    await once(npm, 'close')
    const output = complained.trim() || said.trim() || `it ended by ${npm.signalCode ?? `code ${npm.exitCode}`}`
    return { hasInstalled: npm.exitCode === 0, output }
  } finally {
    for (const signal of signals) process.off(signal, stop)
  }
}

/**
 * Puts what was installed aside into its place. The mark is gone before anything moves and comes back when everything stands, so that an
 * interruption leaves no half that is taken for whole. Entries move one by one: node_modules itself may be a volume or a link.
 *
 * @param {string} root
 * @param {string} aside
 */
function takePlaces(root, aside) {
  const [modules, fresh, replaced] = [join(root, 'node_modules'), join(aside, 'node_modules'), join(aside, 'replaced')]
  mkdirSync(replaced)
  removeMark(root)
  const isOurs = (/** @type {string} */ name) => name.startsWith(asideFolder)
  for (const name of readdirSync(modules).filter((one) => !isOurs(one)))
    renameSync(join(modules, name), join(replaced, name))
  for (const name of readdirSync(fresh)) renameSync(join(fresh, name), join(modules, name))
}

/**
 * Installs what package-lock.json names beside node_modules, and replaces its content once all of it is there. npm takes half of a
 * folder for the whole, so that nothing of an earlier installation may lie where it works.
 *
 * @param {string} root
 * @param {(line: string) => void} say
 * @returns {Promise<string | null>} what npm said where it failed
 */
export async function installAside(root, say) {
  const asides = join(root, 'node_modules', asideFolder)
  mkdirSync(asides, { recursive: true })
  const aside = mkdtempSync(join(asides, 'packages-'))
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    if (existsSync(join(root, name))) copyFileSync(join(root, name), join(aside, name))
  const { hasInstalled, output } = await runNpm(aside)
  if (!hasInstalled) return output
  takePlaces(root, aside)
  const missing = leftOut(root)
  if (missing.length === 0) writeMark(root)
  else say(`npm left out ${missing.join(', ')}, made for this machine: the next start tries again.`)
  return null
}

/**
 * Removes what installations that were interrupted, and those that are done, have left.
 *
 * @param {string} root
 */
export async function removeAsides(root) {
  // A npm whose start was killed may still be writing: what it makes is removed by the next start.
  await rm(join(root, 'node_modules', asideFolder), { recursive: true, force: true, maxRetries: 2 }).catch(
    () => undefined,
  )
}
