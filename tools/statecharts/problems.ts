import type { ChartArrow, ChartState } from '../charts/chart.ts'
import type { KnownFlow } from '../charts/flows.ts'
import { languages, readCatalogue } from '../charts/words/catalogue.ts'
import { chartFromScxml } from './formats/scxml/read.ts'
import { scxmlOf } from './formats/scxml/write.ts'

type Described = Pick<ChartState | ChartArrow, 'description'>

/** What a chart's readers would miss: a state or an arrow with rules that has no description in some language, an SCXML file that says something else. */
export const problemsOf = async (root: string, { id, chart }: KnownFlow): Promise<readonly string[]> => {
  const catalogues = await Promise.all(languages.map(async (language) => ({ language, catalogue: await readCatalogue(root, 'charts', language) })))
  const missing = (what: string, { description }: Described) =>
    description === null
      ? [`${what} has no description`]
      : catalogues.filter(({ catalogue }) => !catalogue[`description: ${description}`]).map(({ language }) => `${what} has no description in ${language}`)
  const readBack = JSON.stringify(chartFromScxml(scxmlOf(chart))) === JSON.stringify(chart)
  return [
    ...chart.states.flatMap((state) => missing(`state ${id}.${state.id}`, state)),
    ...chart.arrows.filter(({ rules }) => rules.length > 0).flatMap((arrow) => missing(arrow.id, arrow)),
    ...(readBack ? [] : [`${id}.scxml does not read back as the same chart`]),
  ]
}
