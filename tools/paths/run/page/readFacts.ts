import type { KnownFlow } from '../../../charts/flows.ts'
import { svgOf } from '../../../charts/drawing/svg.ts'
import { readCatalogue, type Language } from '../../../charts/words/catalogue.ts'
import { translateBy, type Translate } from '../../../charts/words/translate.ts'
import { wordingOf, type Wording } from '../../../charts/words/wording.ts'
import type { PathReport } from '../storyboard.ts'
import type { InLanguages, ReportedFlow, ReportFacts } from './facts.ts'

export interface Run {
  readonly flows: readonly KnownFlow[]
  readonly reports: readonly PathReport[]
  readonly language: Language
  readonly seed: number | null
  readonly began: number
  readonly milliseconds: number
}

type Wordings = Readonly<Record<Language, Wording>>

const each = (wordings: Wordings, tell: (wording: Wording) => string): InLanguages =>
  ({ vi: tell(wordings.vi), en: tell(wordings.en), ko: tell(wordings.ko) })

/** `signedIn.lifetime.fresh` read with the states around it. */
const stateName = (wording: Wording, id: string) => id.split('.').map((name) => wording.state(name)).join(' › ')

const reportFlow = async ({ id, chart, sentences, flow }: KnownFlow, translations: Readonly<Record<Language, Translate>>): Promise<ReportedFlow> => {
  const wordingBy = (language: Language) => wordingOf(translations[language], sentences, flow.stimuli)
  const wordings: Wordings = { vi: wordingBy('vi'), en: wordingBy('en'), ko: wordingBy('ko') }
  const drawn = (language: Language) => svgOf(chart, { labels: wordings[language], collapsed: new Set() })
  return {
    id,
    name: each(wordings, (wording) => wording.state(id)),
    drawing: { vi: await drawn('vi'), en: await drawn('en'), ko: await drawn('ko') },
    stimuli: flow.stimuli.map((stimulus) => each(wordings, (wording) => wording.step(stimulus))),
    starts: Object.fromEntries(Object.keys(flow.starts).map((start) => [start, each(wordings, (wording) => wording.start(start))])),
    states: Object.fromEntries(chart.states.map((state) => [state.id, each(wordings, (wording) => stateName(wording, state.id))])),
  }
}

/** Tells a run in every language, with a drawing of each chart that it crossed. */
export const readReportFacts = async (root: string, { flows, reports, ...run }: Run): Promise<ReportFacts> => {
  const translation = async (language: Language) => translateBy(await readCatalogue(root, 'charts', language))
  const translations = { vi: await translation('vi'), en: await translation('en'), ko: await translation('ko') }
  const crossed = new Set(reports.map(({ machine }) => machine))
  const reported: ReportedFlow[] = []
  for (const known of flows) if (crossed.has(known.id)) reported.push(await reportFlow(known, translations))
  return { ...run, flows: reported, paths: reports }
}
