import { fileURLToPath } from 'node:url'
import type { Locale } from '../../src/domain/locale.ts'
import { catalogueFolders, readCatalogue } from '../messages/readPo.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A text of the interface in one language, by its text in the source. */
export type Words = (source: string) => string

/** Reads a language's catalogues, so that scenes can press buttons in any of them. */
export async function wordsOf(locale: Locale): Promise<Words> {
  const words = new Map<string, string>()
  for (const folder of catalogueFolders(root)) {
    for (const { source, translation } of await readCatalogue(root, folder, locale))
      if (translation) words.set(source, translation)
  }
  return (source) => words.get(source) ?? source
}
