import type { Locale } from '../../../src/domain/locale.ts'
import { readPo } from '../../messages/readPo.ts'
import { catalogueKey, type Catalogue } from './translate.ts'

/** The texts of all charts, or of all rules, in a language, read from src/i18n/catalogues. */
export const readCatalogue = async (root: string, name: 'charts' | 'requirements', locale: Locale): Promise<Catalogue> => {
  const messages = await readPo(root, name, locale)
  return Object.fromEntries(messages.map(({ context, source, translation }) => [catalogueKey(context, source), translation]))
}
