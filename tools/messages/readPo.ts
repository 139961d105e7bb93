import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { formatter } from '@lingui/format-po'
import type { Locale } from '../../src/domain/locale.ts'

const po = formatter({ lineNumbers: false })

/** A message of a catalogue. */
interface Message {
  readonly id: string
  /** Its English text. */
  readonly source: string
  /** What it names, where the same text reads differently elsewhere; empty where it stands for itself. */
  readonly context: string
  /** Empty where it is not translated. */
  readonly translation: string
}

const folderIn = (root: string) => join(root, 'src/i18n/catalogues')

/** Names of all catalogues: the folders of src/i18n/catalogues that have a file of the language. */
export const catalogueNames = (root: string, locale: Locale): readonly string[] =>
  readdirSync(folderIn(root), { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === `${locale}.po`)
    .map(dirname)

/** The messages that the text of a catalogue holds. */
export const parsePo = async (text: string, locale: Locale): Promise<readonly Message[]> => {
  const entries = await po.parse(text, { locale, sourceLocale: 'en', filename: `${locale}.po` })
  return Object.entries(entries).map(([id, { message = id, context = '', translation = '' }]) => ({
    id,
    source: message,
    context,
    translation,
  }))
}

/** The messages of a catalogue in a language. Rejects where it is missing. */
export const readPo = async (root: string, name: string, locale: Locale): Promise<readonly Message[]> =>
  parsePo(readFileSync(join(folderIn(root), name, `${locale}.po`), 'utf8'), locale)
