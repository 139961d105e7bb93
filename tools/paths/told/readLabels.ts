import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import type { Language } from '../../charts/words/catalogue.ts'
import { labels, type LabelName } from './labels.ts'

const po = formatter({ lineNumbers: false })

/** A label in the reader's language. */
export type Label = (name: LabelName) => string

/** The labels in a language, from src/i18n/catalogues/paths; in English where the catalogue has none. */
export const readLabels = async (root: string, language: Language): Promise<Label> => {
  const filename = join(root, `src/i18n/catalogues/paths/${language}.po`)
  const entries = await po.parse(readFileSync(filename, 'utf8'), { locale: language, sourceLocale: 'en', filename })
  return (name) => {
    const { id, message } = labels[name]
    return entries[id]?.translation || message
  }
}
