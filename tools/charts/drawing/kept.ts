import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../../src/domain/locale.ts'

const committed = (root: string, id: string): string => join(root, 'statecharts', id, `${id}.en.svg`)

/** Machines whose charts are exported. */
export const drawnFlows = (root: string): readonly string[] =>
  readdirSync(join(root, 'statecharts')).filter((id) => existsSync(committed(root, id)))

/** What a drawing is made of: the chart, as its committed drawing in English says it, and the texts of the language. */
export const sourcesOf = (root: string, id: string, locale: Locale) =>
  [committed(root, id), join(root, 'src/i18n/catalogues/charts', `${locale}.po`)] as const

/** The place of a drawing in a language: the committed one, or one of its own for each content of its sources, in a folder that git ignores. */
export const placeOf = (root: string, id: string, locale: Locale): string => {
  if (locale === 'en') return committed(root, id)
  const digest = createHash('sha256')
  for (const source of sourcesOf(root, id, locale)) digest.update(readFileSync(source)).update('\0')
  return join(root, '.cache/statecharts/drawings', `${id}.${locale}.${digest.digest('hex').slice(0, 12)}.svg`)
}
