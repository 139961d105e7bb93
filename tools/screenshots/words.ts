import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatter } from '@lingui/format-po'
import type { Locale } from '../../src/domain/locale.ts'

const folder = fileURLToPath(new URL('../../src/i18n/catalogues', import.meta.url))
const po = formatter({ lineNumbers: false })

/** A text of the interface in one language, by its text in the source. */
export type Words = (source: string) => string

/** Reads a language's catalogues, so that scenes can press buttons in any of them. */
export async function wordsOf(locale: Locale): Promise<Words> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => basename(path) === `${locale}.po`)
  const words = new Map<string, string>()
  for (const file of files) {
    const filename = join(folder, file)
    const messages = await po.parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: 'en', filename })
    for (const [id, { message, translation }] of Object.entries(messages)) if (translation) words.set(message ?? id, translation)
  }
  return (source) => words.get(source) ?? source
}
