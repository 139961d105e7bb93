import type { Locale } from '../../../src/domain/locale.ts'
import { readPo } from '../../messages/readPo.ts'
import { labels, type LabelName } from './labels.ts'

/** A label in the reader's language. */
export type Label = (name: LabelName) => string

/** The labels in a language, from src/i18n/catalogues/paths; in English where the catalogue has none. */
export const readLabels = async (root: string, language: Locale): Promise<Label> => {
  const translations = new Map((await readPo(root, 'paths', language)).map(({ id, translation }) => [id, translation]))
  return (name) => {
    const { id, message } = labels[name]
    return translations.get(id) || message
  }
}
