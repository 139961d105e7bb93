import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Size in bytes of each file below a folder, by its path there; links count as what they lead to.
 *
 * @param {string} folder
 * @param {(name: string) => boolean} [isMeant] which of the folder's own entries count
 * @returns {Record<string, number>}
 */
export function contentsOf(folder, isMeant = () => true) {
  /** @type {Record<string, number>} */
  const sizes = {}
  /** @param {string} below */
  const read = (below) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      if (below === '' && !isMeant(entry.name)) continue
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) read(path)
      else {
        const found = statSync(join(folder, path), { throwIfNoEntry: false })
        if (found?.isFile()) sizes[path] = found.size
      }
    }
  }
  read('')
  return sizes
}

/**
 * The first file that is missing or shorter than it was, or null. One that has grown was changed by somebody who meant to.
 *
 * @param {string} folder
 * @param {Record<string, unknown>} sizes by path
 */
export function damageOf(folder, sizes) {
  const damaged = Object.entries(sizes).find(
    ([path, size]) => (statSync(join(folder, path), { throwIfNoEntry: false })?.size ?? -1) < Number(size),
  )
  return damaged?.[0] ?? null
}
