import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Locale } from '../../../src/domain/locale.ts'
import { workbookOf } from '../../statecharts/formats/workbook.ts'
import { readLabels } from '../told/readLabels.ts'
import { readTold, type TellingFlow, type Wanted } from '../told/readTold.ts'
import { checklistOf, rulesSheetOf } from './checklist.ts'
import { gherkinOf } from './gherkin.ts'
import { drawPdf } from './storyboard/drawPdf.ts'
import { storyboardOf } from './storyboard/storyboard.ts'

export const exportKinds = ['checklist', 'gherkin', 'storyboard'] as const
export type ExportKind = (typeof exportKinds)[number]

interface Exported {
  readonly name: string
  readonly content: string | Uint8Array
}

const exportedAs = async (root: string, kind: ExportKind, flows: readonly TellingFlow[], language: Locale): Promise<readonly Exported[]> => {
  const label = await readLabels(root, language)
  const [first] = flows
  const name = flows.length === 1 && first !== undefined ? first.known.id : 'paths'
  switch (kind) {
    case 'checklist': {
      const sheets = [...flows.map(({ told }) => checklistOf(told, label)), rulesSheetOf(flows.flatMap(({ rules }) => rules), label)]
      return [{ name: `${name}.${language}.xlsx`, content: await workbookOf(sheets) }]
    }
    case 'gherkin':
      return flows.map(({ told, rules }) => ({ name: `${told.machine}.${language}.feature`, content: gherkinOf(told, rules, language) }))
    case 'storyboard':
      return [{ name: `${name}.${language}.pdf`, content: await drawPdf(await storyboardOf(root, flows, label)) }]
  }
}

/**
 * Writes the wanted paths for people to work with and prints where.
 *
 * @param out a file, or a folder where more than one file is written; .cache/paths/exports where it is null
 * @returns the exit code
 */
export const exportPaths = async (root: string, wanted: Wanted, kind: ExportKind, out: string | null): Promise<number> => {
  const read = await readTold(root, wanted)
  if (!read.ok) {
    console.error(read.problem)
    return 2
  }
  const files = await exportedAs(root, kind, read.flows, wanted.language)
  for (const { name, content } of files) {
    const path = out === null ? join(root, '.cache/paths/exports', name) : files.length === 1 ? resolve(out) : resolve(out, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    console.log(relative(process.cwd(), path))
  }
  return 0
}
