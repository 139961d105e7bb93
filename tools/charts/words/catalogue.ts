import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import type { TextKind } from './texts.ts'
import type { Translate } from './wording.ts'

export const languages = ['en', 'vi', 'ko'] as const
export type Language = (typeof languages)[number]

const po = formatter({ lineNumbers: false })

/** Translations by `kind: English text`; plain JSON, so that a page can carry it. */
export type ChartCatalogue = Readonly<Record<string, string>>

const keyOf = (kind: string, text: string) => `${kind}: ${text}`

/** The texts of all charts in a language, read from src/i18n/catalogues/charts. */
export const readCatalogue = async (root: string, language: Language): Promise<ChartCatalogue> => {
  const filename = join(root, `src/i18n/catalogues/charts/${language}.po`)
  const entries = await po.parse(readFileSync(filename, 'utf8'), { locale: language, sourceLocale: 'en', filename })
  return Object.fromEntries(
    Object.values(entries).map(({ context = '', message = '', translation = '' }) => [keyOf(context, message), translation]),
  )
}

/** Falls back to English for a text that the catalogue does not have. */
export const translateBy = (catalogue: ChartCatalogue): Translate => (kind: TextKind, text: string) => catalogue[keyOf(kind, text)] || text
