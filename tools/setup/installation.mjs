import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentsOf, damageOf } from './contents.mjs'

/**
 * What package-lock.json says of a package; the lists name what it is for, or with `!` before it what it is not for.
 *
 * @typedef {{ version: string | null, isOptional: boolean, os: string[], cpu: string[], libc: string[] }} Locked
 */

/** Written when everything is in its place: an installation without it has not come to its end. */
const mark = '.tokhai-stamp'

/** Below node_modules, where packages are installed before they take their places; what is left of it was interrupted. */
export const asideFolder = '.tokhai-install'

/** Everything below node_modules but what npm and tools keep for themselves. */
const isPackage = (/** @type {string} */ name) => !name.startsWith('.') || name === '.bin'

/** @param {string} root */
const modulesOf = (root) => join(root, 'node_modules')

/** @param {string} root */
const readLock = (root) => readFileSync(join(root, 'package-lock.json'), 'utf8')

/** @param {string} root */
const fingerprint = (root) => createHash('sha256').update(readLock(root)).digest('hex')

/** @returns {string} */
const machine = () => `${process.platform}-${process.arch}`

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null

/** @param {unknown} value */
const textOf = (value) => (typeof value === 'string' ? value : null)

/** @param {unknown} value a text or a list of texts */
const namesIn = (value) => [value].flat().filter((name) => typeof name === 'string')

/** @param {unknown} locked @returns {Locked} */
const lockedOf = (locked) =>
  isRecord(locked)
    ? {
        version: textOf(locked['version']),
        isOptional: locked['optional'] === true,
        os: namesIn(locked['os']),
        cpu: namesIn(locked['cpu']),
        libc: namesIn(locked['libc']),
      }
    : lockedOf({})

/**
 * @param {string} text
 * @returns {Record<string, unknown>} empty where it is no JSON
 */
function recordIn(text) {
  try {
    /** @type {unknown} */
    const value = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/**
 * @param {string} root
 * @returns {[string, Locked][]} by path from the root
 */
function lockedPackages(root) {
  const { packages } = recordIn(readLock(root))
  return Object.entries(isRecord(packages) ? packages : {})
    .filter(([path]) => path !== '')
    .map(([path, locked]) => [path, lockedOf(locked)])
}

/** @param {string} path @returns {string} empty where there is none */
const textIn = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** @param {string} folder @returns {string | null} the version that the package says it has */
const versionIn = (folder) => textOf(recordIn(textIn(join(folder, 'package.json')))['version'])

/** @param {readonly string[]} allowed @param {string} own */
function isAllowed(allowed, own) {
  const named = allowed.filter((name) => !name.startsWith('!'))
  return !allowed.includes(`!${own}`) && (named.length === 0 || named.includes(own))
}

const usesMusl = () => process.platform === 'linux' && readdirSync('/lib').some((name) => name.startsWith('ld-musl-'))

/** @param {Locked} locked */
const isForThisMachine = ({ os, cpu, libc }) =>
  os.length + cpu.length > 0 &&
  isAllowed(os, process.platform) &&
  isAllowed(cpu, process.arch) &&
  (process.platform !== 'linux' || isAllowed(libc, usesMusl() ? 'musl' : 'glibc'))

/**
 * Packages made for this machine that npm has left out, which it does without a word where it cannot fetch or unpack them.
 *
 * @param {string} root
 * @returns {string[]} their paths from the root
 */
export const leftOut = (root) =>
  lockedPackages(root)
    .filter(([, locked]) => locked.isOptional && isForThisMachine(locked))
    .filter(([path]) => !existsSync(join(root, path, 'package.json')))
    .map(([path]) => path)

/**
 * @param {string} root
 * @returns {string | null} path of a package that is missing or of another version than package-lock.json names
 */
function strayPackage(root) {
  const stray = lockedPackages(root).find(([path, { version, isOptional }]) => {
    const found = versionIn(join(root, path))
    return found === null ? !isOptional || existsSync(join(root, path)) : found !== version
  })
  return stray?.[0] ?? null
}

/**
 * @param {string} root
 * @returns {{ fingerprint: string, machine: string, files: Record<string, unknown> } | null} null where there is no mark, or that of a
 *   version which took half of a folder for a package
 */
function readMark(root) {
  const { fingerprint: made, machine: on, files } = recordIn(textIn(join(modulesOf(root), mark)))
  return typeof made === 'string' && typeof on === 'string' && isRecord(files)
    ? { fingerprint: made, machine: on, files }
    : null
}

/**
 * Says of node_modules that it is whole, and what is in it.
 *
 * @param {string} root
 */
export function writeMark(root) {
  const files = contentsOf(modulesOf(root), isPackage)
  const path = join(modulesOf(root), mark)
  writeFileSync(`${path}.unfinished`, JSON.stringify({ fingerprint: fingerprint(root), machine: machine(), files }))
  renameSync(`${path}.unfinished`, path)
}

/** @param {string} root */
export const removeMark = (root) => rmSync(join(modulesOf(root), mark), { force: true })

/**
 * Why the packages have to be installed, for people; null where node_modules is what package-lock.json names, and whole.
 *
 * @param {string} root
 */
export function reasonToInstall(root) {
  const modules = modulesOf(root)
  const isBegun = existsSync(modules) && readdirSync(modules).some((name) => isPackage(name) || name === asideFolder)
  if (!isBegun) return 'Installing packages …'
  const found = readMark(root)
  if (found === null) return 'It is not known that the packages were installed to the end: installing them anew …'
  if (found.fingerprint !== fingerprint(root)) return 'Other packages belong to this version: installing them …'
  if (found.machine !== machine()) return 'The packages are those of another machine: installing them anew …'
  const damagedFile = damageOf(modules, found.files)
  const damaged = damagedFile === null ? strayPackage(root) : `node_modules/${damagedFile}`
  if (damaged !== null) return `${damaged} is not whole: installing the packages anew …`
  return null
}
