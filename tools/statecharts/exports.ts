import { listingOf } from '../paths/listing/listing.ts'
import { describeFlow } from '../paths/listing/describeFlow.ts'
import { svgOf } from '../charts/drawing/svg.ts'
import type { KnownFlow } from '../charts/flows.ts'
import type { Locale } from '../../src/domain/locale.ts'
import type { PerLocale } from '../messages/perLocale.ts'
import type { Catalogue } from '../charts/translation/translate.ts'
import { chartTextsByLanguageOf } from '../charts/translation/chartTextsByLanguage.ts'
import { mermaidOf } from './formats/mermaid.ts'
import { plantUmlOf } from './formats/plantuml.ts'
import { scxmlOf } from './formats/scxml/write.ts'
import { csvOf, tableHead, tableOf } from './formats/table.ts'
import { workbookOf } from './formats/workbook.ts'
import { xstateJsonOf } from './formats/xstateJson.ts'

/** A file to be written, by its path below statecharts/. */
export interface ExportedFile {
  readonly path: string
  readonly content: string | Uint8Array
}

const tableWidths = [26, 34, 8, 34, 30, 40, 60, 24]

/** Every file about one flow but the page. @param languages in which drawings and lists of paths are made */
export const exportsOf = async (
  known: KnownFlow,
  catalogues: PerLocale<Catalogue>,
  languages: readonly Locale[],
): Promise<readonly ExportedFile[]> => {
  const { id, chart, flow } = known
  const chartTextsByLanguage = chartTextsByLanguageOf(known, catalogues)
  const collapsed = new Set<string>()
  const sheet = { name: id, head: tableHead, rows: tableOf(chart), widths: tableWidths }
  const named = (ending: string, content: ExportedFile['content']): ExportedFile => ({
    path: `${id}/${id}.${ending}`,
    content,
  })
  return [
    named('xstate.json', xstateJsonOf(flow.machine)),
    named('scxml', scxmlOf(chart)),
    named('mmd', mermaidOf(chart)),
    named('puml', plantUmlOf(chart)),
    named('csv', csvOf(chart)),
    named('xlsx', await workbookOf([sheet])),
    named('svg', await svgOf(chart, { labels: 'names', collapsed })),
    ...languages.map((locale) =>
      named(`paths.${locale}.txt`, `${listingOf(describeFlow(known, chartTextsByLanguage[locale]))}\n`),
    ),
    ...(await Promise.all(
      languages.map(async (locale) =>
        named(`${locale}.svg`, await svgOf(chart, { labels: chartTextsByLanguage[locale], collapsed })),
      ),
    )),
  ]
}
