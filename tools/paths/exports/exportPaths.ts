import { join, relative } from 'node:path'
import type { Locale } from '../../../src/domain/locale.ts'
import { workbookOf } from '../../statecharts/formats/workbook.ts'
import { readLabels } from '../listing/readLabels.ts'
import { readListed, type ListedFlow, type Wanted } from '../listing/readListed.ts'
import { checklistOf, rulesSheetOf } from './checklist.ts'
import { stemOf, writeTo, type ExportedFile } from './files.ts'
import { gherkinOf } from './gherkin.ts'
import { drawPdf } from './storyboard/drawPdf.ts'
import { storyboardOf } from './storyboard/storyboard.ts'

export const exportKinds = ['checklist', 'gherkin', 'storyboard'] as const
export type ExportKind = (typeof exportKinds)[number]

const exportedAs = async (
  root: string,
  kind: ExportKind,
  flows: readonly ListedFlow[],
  language: Locale,
): Promise<readonly ExportedFile[]> => {
  const label = await readLabels(root, language)
  const stem = stemOf(flows)
  switch (kind) {
    case 'checklist': {
      const sheets = [
        ...flows.map(({ described }) => checklistOf(described, label)),
        rulesSheetOf(
          flows.flatMap(({ rules }) => rules),
          label,
        ),
      ]
      return [{ name: `${stem}.${language}.xlsx`, content: await workbookOf(sheets) }]
    }
    case 'gherkin':
      return flows.map((flow) => ({
        name: `${stemOf([flow])}.${language}.feature`,
        content: gherkinOf(flow.described, flow.rules, language),
      }))
    case 'storyboard':
      return [{ name: `${stem}.${language}.pdf`, content: await drawPdf(await storyboardOf(root, flows, label)) }]
  }
}

/**
 * Writes the wanted paths for people to work with and prints where.
 *
 * @param out a file, or a folder, which it is where more than one file is written; .cache/paths/exports where it is null
 * @returns the exit code; 2 where something does not exist or cannot be written
 */
export const exportPaths = async (
  root: string,
  wanted: Wanted,
  kind: ExportKind,
  out: string | null,
): Promise<number> => {
  const read = await readListed(root, wanted)
  if (!read.ok) {
    console.error(read.problem)
    return 2
  }
  const files = await exportedAs(root, kind, read.flows, wanted.language)
  const { written, problem } = writeTo(out ?? join(root, '.cache/paths/exports/'), files)
  for (const path of written) console.log(relative(process.cwd(), path))
  if (problem !== null) console.error(problem)
  return problem === null ? 0 : 2
}
