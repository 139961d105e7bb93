import { mkdir, opendir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../wholeFile.ts'
import type { ImageFolder, ImageStorage } from './images.ts'
import type { PictureName } from './keptImages.ts'

const isAbsent = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const pictureName = /^[0-9a-f]{64}\.(?:jpg|png)$/

/** The company whose folder has the name; null where none can have it. */
const companyOf = (folderName: string): string | null => {
  try {
    const companyId = decodeURIComponent(folderName)
    return encodeURIComponent(companyId) === folderName ? companyId : null
  } catch {
    return null
  }
}

/** What lies in a folder; nothing where there is none. */
const entriesOf = async function* (path: string) {
  try {
    yield* await opendir(path)
  } catch (error) {
    if (!isAbsent(error)) throw error
  }
}

const picturesBelow = async function* (folder: string, most: number): AsyncGenerator<readonly PictureName[]> {
  let found: PictureName[] = []
  for await (const { name: folderName } of entriesOf(folder)) {
    const companyId = companyOf(folderName)
    if (companyId === null) continue
    for await (const { name } of entriesOf(join(folder, folderName))) {
      if (!pictureName.test(name)) continue
      found.push({ companyId, name })
      if (found.length < most) continue
      yield found
      found = []
    }
  }
  if (found.length > 0) yield found
}

/**
 * Pictures as files below a folder, one folder for each company; several servers have to share it. What `earlier` has is still found: pictures
 * from before the folder was configured, and those of the demo data.
 */
export const imageFolder = (folder: string, earlier: ImageStorage): ImageFolder => {
  let areSeen = false
  return {
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
    async *unseen(most) {
      if (areSeen) return
      yield* picturesBelow(folder, most)
      areSeen = true
    },
    async sizeOf({ companyId, name }) {
      try {
        return (await stat(join(folder, encodeURIComponent(companyId), name))).size
      } catch (error) {
        if (isAbsent(error)) return null
        throw error
      }
    },
  }
}
