import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { catalogueKey, type Catalogue } from './translate.ts'

export const languages = ['en', 'vi', 'ko'] as const
export type Language = (typeof languages)[number]

const po = formatter({ lineNumbers: false })

/** The texts of all charts, or of all rules, in a language, read from src/i18n/catalogues. */
export const readCatalogue = async (root: string, name: 'charts' | 'requirements', language: Language): Promise<Catalogue> => {
  const filename = join(root, `src/i18n/catalogues/${name}/${language}.po`)
  const entries = await po.parse(readFileSync(filename, 'utf8'), { locale: language, sourceLocale: 'en', filename })
  return Object.fromEntries(
    Object.values(entries).map(({ context = '', message = '', translation = '' }) => [catalogueKey(context, message), translation]),
  )
}
