import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { readTar } from './readTar.ts'

const lockSchema = v.object({
  packages: v.record(v.string(), v.object({ version: v.optional(v.string()), integrity: v.optional(v.string()) })),
})

const MINUTES = 3

/** Version and checksum of a package in the product's lock file, which also lists those that npm installs on other platforms only. */
function lockedAt(root: string, name: string) {
  const lock = v.parse(lockSchema, JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  const { version, integrity } = lock.packages[`node_modules/${name}`] ?? {}
  if (version === undefined || integrity === undefined) throw new Error(`${name} stands not in package-lock.json`)
  return { version, integrity }
}

/** Has npm fetch the package as a file, or null where it cannot, as without a network. */
function packed(name: string, version: string, folder: string): Buffer | null {
  const options = ['pack', `${name}@${version}`, '--ignore-scripts', '--loglevel=error', '--pack-destination', folder]
  const { status } = spawnSync('npm', options, {
    cwd: folder,
    stdio: 'ignore',
    timeout: MINUTES * 60_000,
    // npm is a script of the shell on Windows.
    shell: process.platform === 'win32',
  })
  const [file] = readdirSync(folder)
  return status === 0 && file !== undefined ? readFileSync(join(folder, file)) : null
}

function unpack(archive: Buffer, folder: string): void {
  for (const [path, bytes] of readTar(gunzipSync(archive))) {
    const file = join(folder, ...path.split('/').slice(1))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
}

/**
 * The folder of a package at the version and checksum of package-lock.json, though npm installs it on other platforms only; kept in
 * .cache/packages, so that it is fetched once. Null where it cannot be fetched. Another content than the locked one throws.
 */
export function lockedPackage(root: string, name: string): string | null {
  const { version, integrity } = lockedAt(root, name)
  const digest = createHash('sha256').update(integrity).digest('hex').slice(0, 12)
  const cache = join(root, '.cache', 'packages')
  const place = join(cache, `${name.replace(/[@/]+/g, '-').replace(/^-/, '')}-${version}-${digest}`)
  if (existsSync(place)) return place
  mkdirSync(cache, { recursive: true })
  const scratch = mkdtempSync(join(cache, 'fetching-'))
  try {
    mkdirSync(join(scratch, 'packed'))
    const archive = packed(name, version, join(scratch, 'packed'))
    if (archive === null) return null
    const found = `sha512-${createHash('sha512').update(archive).digest('base64')}`
    if (found !== integrity) throw new Error(`${name}@${version} is not what package-lock.json says`)
    unpack(archive, join(scratch, 'content'))
    // Under its name only when it is whole: another build may have been faster.
    if (!existsSync(place)) renameSync(join(scratch, 'content'), place)
    return place
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
