import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { newSecret } from '../store/identifiers.ts'
import type { ImageStorage } from './images.ts'

const isAbsent = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Writes a file whole or not at all, and durably. */
const writeWhole = async (path: string, bytes: Uint8Array): Promise<void> => {
  const unfinished = `${path}.${newSecret()}`
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
}

/**
 * Pictures as files below a folder, one folder for each company; several servers have to share it. What `earlier` has is still found: pictures
 * from before the folder was configured, and those of the demo data.
 */
export const imageFolder = (folder: string, earlier: ImageStorage): ImageStorage => ({
  async keep(companyId, { name, bytes }) {
    const own = join(folder, encodeURIComponent(companyId))
    await mkdir(own, { recursive: true, mode: 0o700 })
    await writeWhole(join(own, name), bytes)
  },
  async find(companyId, name) {
    try {
      const bytes = new Uint8Array(await readFile(join(folder, encodeURIComponent(companyId), name)))
      return { name, type: name.endsWith('.png') ? 'image/png' : 'image/jpeg', bytes }
    } catch (error) {
      if (isAbsent(error)) return earlier.find(companyId, name)
      throw error
    }
  },
})
