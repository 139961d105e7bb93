import type { KnownFlow } from '../../../charts/flows.ts'
import { svgOf } from '../../../charts/drawing/svg.ts'
import type { Locale } from '../../../../src/domain/locale.ts'
import { readCatalogue } from '../../../charts/translation/catalogue.ts'
import type { Catalogue } from '../../../charts/translation/translate.ts'
import type { ChartTexts } from '../../../charts/translation/chartTexts.ts'
import { chartTextsByLanguageOf } from '../../../charts/translation/chartTextsByLanguage.ts'
import { perLocale, readPerLocale, type PerLocale } from '../../../messages/perLocale.ts'
import type { PathReport } from '../storyboard.ts'
import type { ReportedFlow, ReportFacts } from './facts.ts'

export interface Run {
  readonly flows: readonly KnownFlow[]
  readonly reports: readonly PathReport[]
  readonly language: Locale
  readonly seed: number | null
  readonly folder: string
  readonly began: number
  readonly milliseconds: number
}

/** `signedIn.lifetime.fresh` read with the states around it. */
const stateName = (chartTexts: ChartTexts, id: string) =>
  id
    .split('.')
    .map((name) => chartTexts.state(name))
    .join(' › ')

const reportFlow = async (known: KnownFlow, catalogues: PerLocale<Catalogue>): Promise<ReportedFlow> => {
  const { id, chart, flow } = known
  const chartTextsByLanguage = chartTextsByLanguageOf(known, catalogues)
  const each = (textOf: (chartTexts: ChartTexts) => string) =>
    perLocale((language) => textOf(chartTextsByLanguage[language]))
  return {
    id,
    name: each((chartTexts) => chartTexts.state(id)),
    drawing: await readPerLocale((language) =>
      svgOf(chart, { labels: chartTextsByLanguage[language], collapsed: new Set() }),
    ),
    stimuli: flow.stimuli.map((stimulus) => each((chartTexts) => chartTexts.step(stimulus))),
    starts: Object.fromEntries(
      Object.keys(flow.starts).map((start) => [start, each((chartTexts) => chartTexts.start(start))]),
    ),
    states: Object.fromEntries(
      chart.states.map((state) => [state.id, each((chartTexts) => stateName(chartTexts, state.id))]),
    ),
  }
}

/** Describes a run in every language, with a drawing of each chart that it crossed. */
export const readReportFacts = async (root: string, { flows, reports, ...run }: Run): Promise<ReportFacts> => {
  const catalogues = await readPerLocale((language) => readCatalogue(root, 'charts', language))
  const crossed = new Set(reports.map(({ machine }) => machine))
  const reported: ReportedFlow[] = []
  for (const known of flows) if (crossed.has(known.id)) reported.push(await reportFlow(known, catalogues))
  return { ...run, flows: reported, paths: reports }
}
