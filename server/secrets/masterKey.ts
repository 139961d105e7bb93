import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { masterKeyBytes } from './sealing.ts'

/** In the data folder; what the master key seals can be read nowhere without it. */
const masterKeyFile = 'hsm.key'

const base64 = /^[A-Za-z0-9+/]{43}=$/

/** The 32 bytes that a text in base64 says; null where it says something else. */
export const readMasterKey = (text: string): Buffer | null => {
  const trimmed = text.trim()
  return base64.test(trimmed) ? Buffer.from(trimmed, 'base64') : null
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

const readIfThere = async (path: string): Promise<string | null> => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

/** Writes a new key whole or not at all; of two servers that start together one wins. */
const makeKey = async (path: string): Promise<void> => {
  const key = randomBytes(masterKeyBytes).toString('base64')
  const draft = `${path}.${randomBytes(8).toString('hex')}`
  await writeFile(draft, `${key}\n`, { mode: 0o600 })
  try {
    await link(draft, path)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
}

/** The master key of the data folder, made where there is none (0600). */
export const masterKeyIn = async (dataFolder: string): Promise<Buffer> => {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const path = join(dataFolder, masterKeyFile)
  if ((await readIfThere(path)) === null) await makeKey(path)
  const key = readMasterKey((await readIfThere(path)) ?? '')
  if (key === null) throw new Error(`${path} does not hold 32 bytes in base64`)
  return key
}
