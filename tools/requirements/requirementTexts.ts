import { join } from 'node:path'
import type { Locale } from '../../src/domain/locale.ts'
import { readCatalogue } from '../charts/translation/catalogue.ts'
import { catalogueKey } from '../charts/translation/translate.ts'
import { readRequirementFiles } from './readRequirements.ts'
import { sectionOf, titleOver } from './requirement.ts'

/** The rules in a reader's language; a text that the catalogue does not have is English. */
export interface RequirementTexts {
  /** The rule with this id; empty where there is none. */
  readonly rule: (id: string) => string
  /** Where it stands: `000 §4 Submit`. */
  readonly place: (id: string) => string
  /** The title of the document with this number. */
  readonly document: (document: string) => string
}

/** The rules of docs/requirements in a language, read from src/i18n/catalogues/requirements. Rejects where it is missing. */
export const readRequirementTexts = async (root: string, language: Locale): Promise<RequirementTexts> => {
  const catalogue = await readCatalogue(root, 'requirements', language)
  const said = (of: string, text: string) => catalogue[catalogueKey(of, text)] || text
  const files = readRequirementFiles(join(root, 'docs/requirements'))
  const known = new Map(files.flatMap(({ requirements }) => requirements).map((each) => [each.id, each]))
  return {
    rule: (id) => said(id, known.get(id)?.rule ?? ''),
    place: (id) => {
      const requirement = known.get(id)
      if (requirement === undefined) return ''
      const section = sectionOf(requirement)
      return `${section} ${said(section, titleOver(requirement, files))}`.trimEnd()
    },
    document: (document) => said(document, files.find((file) => file.document === document)?.title ?? ''),
  }
}
