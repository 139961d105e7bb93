import { listingOf } from '../paths/told/listing.ts'
import { tellFlow } from '../paths/told/tellFlow.ts'
import { svgOf } from '../charts/drawing/svg.ts'
import type { KnownFlow } from '../charts/flows.ts'
import { languages, readCatalogue, type Language } from '../charts/words/catalogue.ts'
import { translateBy } from '../charts/words/translate.ts'
import { wordingOf, type Wording } from '../charts/words/wording.ts'
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

/** A flow's names in every language. */
export const wordingsOf = async (root: string, { sentences, flow }: KnownFlow): Promise<Readonly<Record<Language, Wording>>> => {
  const [en, vi, ko] = await Promise.all(
    languages.map(async (language) => wordingOf(translateBy(await readCatalogue(root, 'charts', language)), sentences, flow.stimuli)),
  )
  if (en === undefined || vi === undefined || ko === undefined) throw new Error('a language is missing')
  return { en, vi, ko }
}

/** Every file about one flow but the page. */
export const exportsOf = async (root: string, known: KnownFlow): Promise<readonly ExportedFile[]> => {
  const { id, chart, flow } = known
  const wordings = await wordingsOf(root, known)
  const collapsed = new Set<string>()
  const sheet = { name: id, head: tableHead, rows: tableOf(chart), widths: tableWidths }
  const named = (ending: string, content: ExportedFile['content']): ExportedFile => ({ path: `${id}/${id}.${ending}`, content })
  return [
    named('xstate.json', xstateJsonOf(flow.machine)),
    named('scxml', scxmlOf(chart)),
    named('mmd', mermaidOf(chart)),
    named('puml', plantUmlOf(chart)),
    named('csv', csvOf(chart)),
    named('xlsx', await workbookOf([sheet])),
    named('svg', await svgOf(chart, { labels: 'names', collapsed })),
    ...languages.map((language) => named(`paths.${language}.txt`, `${listingOf(tellFlow(known, wordings[language]))}\n`)),
    ...(await Promise.all(languages.map(async (language) => named(`${language}.svg`, await svgOf(chart, { labels: wordings[language], collapsed }))))),
  ]
}
