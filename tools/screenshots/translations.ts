import { fileURLToPath } from 'node:url'
import type { Locale } from '../../src/domain/locale.ts'
import { catalogueFolders, readCatalogue } from '../messages/readPo.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A text of the interface in one language, by its text in the source. */
export type Translations = (source: string) => string

/** Reads a language's catalogues, so that scenes can press buttons in any of them. */
export async function translationsOf(locale: Locale): Promise<Translations> {
  const translate = new Map<string, string>()
  for (const folder of catalogueFolders(root)) {
    for (const { source, translation } of await readCatalogue(root, folder, locale))
      if (translation) translate.set(source, translation)
  }
  return (source) => translate.get(source) ?? source
}
