import type { Locale } from '../../../src/domain/locale.ts'
import { parsePo, readPo } from '../../messages/readPo.ts'
import { catalogueKey, type Catalogue } from './translate.ts'

const catalogueOf = (messages: Awaited<ReturnType<typeof parsePo>>): Catalogue =>
  Object.fromEntries(messages.map(({ context, source, translation }) => [catalogueKey(context, source), translation]))

/** The texts that the text of a catalogue's file holds. */
export const catalogueFrom = async (text: string, locale: Locale): Promise<Catalogue> =>
  catalogueOf(await parsePo(text, locale))

/** The texts of all charts, or of all rules, in a language, read from src/i18n/catalogues. */
export const readCatalogue = async (
  root: string,
  name: 'charts' | 'requirements',
  locale: Locale,
): Promise<Catalogue> => catalogueOf(await readPo(root, name, locale))
