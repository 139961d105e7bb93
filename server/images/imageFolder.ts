import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../wholeFile.ts'
import type { ImageFiles, ImageStorage } from './images.ts'

const isAbsent = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * Pictures as files below a folder, one folder for each company; several servers have to share it. What `earlier` has is still found: pictures
 * from before the folder was configured, and those of the demo data.
 */
export const imageFolder = (folder: string, earlier: ImageStorage): ImageFiles => ({
  async keep(companyId, { name, bytes }) {
    const own = join(folder, encodeURIComponent(companyId))
    await mkdir(own, { recursive: true, mode: 0o700 })
    await writeWhole(join(own, name), bytes)
  },
  async remove(pictures) {
    await Promise.all(
      pictures.map(({ companyId, name }) => rm(join(folder, encodeURIComponent(companyId), name), { force: true })),
    )
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
