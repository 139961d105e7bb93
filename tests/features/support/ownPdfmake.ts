import { createRequire } from 'node:module'
import type pdfmake from 'pdfmake/build/pdfmake.min.js'

const isPdfmake = (module: unknown): module is typeof pdfmake =>
  typeof module === 'object' && module !== null && 'createPdf' in module

/** A pdfmake apart from the one that the files of a worker share, in which fonts are kept. */
export const ownPdfmake = (): typeof pdfmake => {
  const require = createRequire(import.meta.url)
  const path = require.resolve('pdfmake/build/pdfmake.min.js')
  const shared = require.cache[path]
  Reflect.deleteProperty(require.cache, path)
  const own: unknown = require(path)
  if (shared === undefined) Reflect.deleteProperty(require.cache, path)
  else require.cache[path] = shared
  if (!isPdfmake(own)) throw new Error(`${path} is not pdfmake`)
  return own
}
