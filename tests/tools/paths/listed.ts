import { fileURLToPath } from 'node:url'
import { readListed, type Listed, type Wanted } from '../../../tools/paths/listing/readListed.ts'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

const read = new Map<string, Promise<Listed>>()

/** The wanted paths, read once for all tests of a worker. */
export const listed = (wanted: Wanted): Promise<Listed> => {
  const key = JSON.stringify(wanted)
  const known = read.get(key) ?? readListed(root, wanted)
  read.set(key, known)
  return known
}
