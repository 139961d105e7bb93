import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import type { Locale } from '../../src/domain/locale.ts'
import { textFolders } from './folders.ts'

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
  /** The files that say it, from the root. */
  readonly origins: readonly string[]
}

const ofTools = 'src/i18n/catalogues'

/** Folders of all catalogues, from the root: the product's, and those of charts, requirements and tools. */
export const catalogueFolders = (root: string): readonly string[] =>
  [
    ...textFolders(root).map(({ path }) => path),
    ...readdirSync(join(root, ofTools)).map((name) => `${ofTools}/${name}`),
  ].filter((folder) => existsSync(join(root, folder, 'en.po')))

/** The messages that the text of a catalogue holds. */
export const parsePo = async (text: string, locale: Locale): Promise<readonly Message[]> => {
  const entries = await po.parse(text, { locale, sourceLocale: 'en', filename: `${locale}.po` })
  return Object.entries(entries).map(([id, { message = id, context = '', translation = '', origin = [] }]) => ({
    id,
    source: message,
    context,
    translation,
    origins: origin.map(([file]) => file),
  }))
}

/** The messages of a catalogue in a language, by its folder from the root. Rejects where it is missing. */
export const readCatalogue = async (root: string, folder: string, locale: Locale): Promise<readonly Message[]> =>
  parsePo(readFileSync(join(root, folder, `${locale}.po`), 'utf8'), locale)

/** The messages of charts, requirements or tools in a language. Rejects where they are missing. */
export const readPo = async (root: string, name: string, locale: Locale): Promise<readonly Message[]> =>
  readCatalogue(root, `${ofTools}/${name}`, locale)
