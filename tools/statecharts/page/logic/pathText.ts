import type { Flow } from '../../../../walks/model/flow.ts'
import { pathOf } from '../../../../walks/model/path.ts'
import type { Stimulus } from '../../../../walks/model/stimuli.ts'
import type { Chart } from '../../../charts/chart.ts'
import type { ChartTexts } from '../../../charts/translation/chartTexts.ts'
import { listingOf } from '../../../paths/listing/listing.ts'
import { describePath } from '../../../paths/listing/describeFlow.ts'
import { simulate } from './simulation.ts'

/** What happened to a simulated flow: one of its starts, and names of stimuli. */
export interface Run {
  readonly start: string
  readonly events: readonly string[]
}

export interface Simulated {
  readonly id: string
  readonly flow: Flow
  readonly chart: Chart
}

/** A run as a path of its own, with the id that the same steps have in every list. */
export const pathOfRun = ({ flow, id }: Simulated, start: string, happened: readonly Stimulus[]) =>
  pathOf(
    id,
    start,
    happened.map((stimulus, place) => ({
      stimulus,
      states: simulate(flow, start, happened.slice(0, place + 1)).states,
    })),
  )

/** A run as `npm run paths` lists it (statecharts/<flow>/<flow>.paths.en.txt), with the id that it has there. */
export const textOfRun = (
  simulated: Simulated,
  chartTexts: ChartTexts,
  start: string,
  happened: readonly Stimulus[],
): { readonly id: string; readonly text: string } => {
  const path = pathOfRun(simulated, start, happened)
  const described = { ...describePath(simulated, chartTexts, path), title: path.id }
  return {
    id: path.id,
    text: `${listingOf({ machine: simulated.id, name: chartTexts.state(simulated.id), paths: [described] })}\n`,
  }
}

/** Why a list of paths cannot be opened; places of steps count from 1. */
export type UnreadPath =
  | { readonly code: 'path.none' }
  | { readonly code: 'path.flowUnknown'; readonly flow: string }
  | { readonly code: 'path.startUnknown'; readonly start: string }
  | { readonly code: 'path.stepUnknown'; readonly place: number; readonly description: string }
  | { readonly code: 'path.stepImpossible'; readonly place: number; readonly description: string }

export type ReadPath =
  | { readonly ok: true; readonly flow: string; readonly run: Run }
  | { readonly ok: false; readonly failure: UnreadPath }

const refused = (failure: UnreadPath): ReadPath => ({ ok: false, failure })

const pathLine = /^\s*([A-Za-z]\w*)-[0-9a-f]{8}\s+(.+?)\s*$/
const stepLine = /^\s*\d+\.\s+(.+?)\s*$/

interface WrittenPath {
  readonly flow: string
  readonly start: string
  readonly descriptions: readonly string[]
}

/** The paths of a list as they are written there. */
const pathsIn = (text: string): readonly WrittenPath[] => {
  const lines = text.split(/\r?\n/)
  const begins = [...lines.keys()].filter((at) => pathLine.test(lines[at] ?? ''))
  return begins.map((begin, index) => {
    const [, flow = '', start = ''] = pathLine.exec(lines[begin] ?? '') ?? []
    const own = lines.slice(begin + 1, begins[index + 1])
    return { flow, start, descriptions: own.flatMap((line) => stepLine.exec(line)?.[1] ?? []) }
  })
}

type FlowOf = (id: string) => Flow | undefined
type ChartTextsByLanguageOf = (id: string) => readonly ChartTexts[]

const readWritten = (found: WrittenPath, flowOf: FlowOf, chartTextsByLanguageOf: ChartTextsByLanguageOf): ReadPath => {
  const flow = flowOf(found.flow)
  if (flow === undefined) return refused({ code: 'path.flowUnknown', flow: found.flow })
  const chartTextsByLanguage = chartTextsByLanguageOf(found.flow)
  const start = Object.keys(flow.starts).find((name) =>
    chartTextsByLanguage.some((chartTexts) => chartTexts.start(name) === found.start),
  )
  if (start === undefined) return refused({ code: 'path.startUnknown', start: found.start })
  const happened: Stimulus[] = []
  for (const [index, description] of found.descriptions.entries()) {
    const place = index + 1
    const meant = flow.stimuli.filter((stimulus) =>
      chartTextsByLanguage.some((chartTexts) => chartTexts.step(stimulus) === description),
    )
    if (meant.length === 0) return refused({ code: 'path.stepUnknown', place, description })
    const { possible } = simulate(flow, start, happened)
    const step = meant.find((stimulus) => possible.includes(stimulus))
    if (step === undefined) return refused({ code: 'path.stepImpossible', place, description })
    happened.push(step)
  }
  return { ok: true, flow: found.flow, run: { start, events: happened.map(({ name }) => name) } }
}

/**
 * Reads every path of a list in any language; one refusal where it has none.
 *
 * @param flowOf a flow by its id
 * @param chartTextsByLanguageOf its names in every language
 */
export const readPathTexts = (
  text: string,
  flowOf: FlowOf,
  chartTextsByLanguageOf: ChartTextsByLanguageOf,
): readonly ReadPath[] => {
  const found = pathsIn(text)
  return found.length === 0
    ? [refused({ code: 'path.none' })]
    : found.map((one) => readWritten(one, flowOf, chartTextsByLanguageOf))
}

/** Reads the first path of a list, as `readPathTexts` does. */
export const readPathText = (
  text: string,
  flowOf: FlowOf,
  chartTextsByLanguageOf: ChartTextsByLanguageOf,
): ReadPath => {
  const [first] = pathsIn(text)
  return first === undefined ? refused({ code: 'path.none' }) : readWritten(first, flowOf, chartTextsByLanguageOf)
}
