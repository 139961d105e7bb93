import type { Flow } from '../../../../walks/model/flow.ts'
import { pathOf } from '../../../../walks/model/path.ts'
import type { Stimulus } from '../../../../walks/model/stimuli.ts'
import type { Chart } from '../../../charts/chart.ts'
import type { Wording } from '../../../charts/words/wording.ts'
import { listingOf } from '../../../paths/told/listing.ts'
import { tellPath } from '../../../paths/told/tellFlow.ts'
import { simulate } from './simulation.ts'

/** What happened to a simulated flow: one of its starts, and names of stimuli. */
export interface Run {
  readonly start: string
  readonly events: readonly string[]
}

interface Simulated {
  readonly id: string
  readonly flow: Flow
  readonly chart: Chart
}

/** A run as a path of its own, with the id that the same steps have in every list. */
const pathOfRun = ({ flow, id }: Simulated, start: string, happened: readonly Stimulus[]) =>
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
  wording: Wording,
  start: string,
  happened: readonly Stimulus[],
): { readonly id: string; readonly text: string } => {
  const path = pathOfRun(simulated, start, happened)
  const told = { ...tellPath(simulated, wording, path), title: path.id }
  return {
    id: path.id,
    text: `${listingOf({ machine: simulated.id, name: wording.state(simulated.id), paths: [told] })}\n`,
  }
}

/** Why a list of paths cannot be opened; places of steps count from 1. */
export type UnreadPath =
  | { readonly code: 'path.none' }
  | { readonly code: 'path.flowUnknown'; readonly flow: string }
  | { readonly code: 'path.startUnknown'; readonly start: string }
  | { readonly code: 'path.stepUnknown'; readonly place: number; readonly sentence: string }
  | { readonly code: 'path.stepImpossible'; readonly place: number; readonly sentence: string }

export type ReadPath =
  | { readonly ok: true; readonly flow: string; readonly run: Run }
  | { readonly ok: false; readonly failure: UnreadPath }

const refused = (failure: UnreadPath): ReadPath => ({ ok: false, failure })

const pathLine = /^\s*([A-Za-z]\w*)-[0-9a-f]{8}\s+(.+?)\s*$/
const stepLine = /^\s*\d+\.\s+(.+?)\s*$/

/** The first path of a list. */
const firstPathIn = (text: string) => {
  const lines = text.split(/\r?\n/)
  const begin = lines.findIndex((line) => pathLine.test(line))
  if (begin === -1) return null
  const [, flow = '', start = ''] = pathLine.exec(lines[begin] ?? '') ?? []
  const rest = lines.slice(begin + 1)
  const end = rest.findIndex((line) => pathLine.test(line))
  const sentences = (end === -1 ? rest : rest.slice(0, end)).flatMap((line) => stepLine.exec(line)?.[1] ?? [])
  return { flow, start, sentences }
}

/**
 * Reads the first path of a list in any language.
 *
 * @param flowOf a flow of the page by its id
 * @param wordingsOf its names in every language
 */
export const readPathText = (
  text: string,
  flowOf: (id: string) => Flow | undefined,
  wordingsOf: (id: string) => readonly Wording[],
): ReadPath => {
  const found = firstPathIn(text)
  if (found === null) return refused({ code: 'path.none' })
  const flow = flowOf(found.flow)
  if (flow === undefined) return refused({ code: 'path.flowUnknown', flow: found.flow })
  const wordings = wordingsOf(found.flow)
  const start = Object.keys(flow.starts).find((name) => wordings.some((wording) => wording.start(name) === found.start))
  if (start === undefined) return refused({ code: 'path.startUnknown', start: found.start })
  const happened: Stimulus[] = []
  for (const [index, sentence] of found.sentences.entries()) {
    const place = index + 1
    const meant = flow.stimuli.filter((stimulus) => wordings.some((wording) => wording.step(stimulus) === sentence))
    if (meant.length === 0) return refused({ code: 'path.stepUnknown', place, sentence })
    const { possible } = simulate(flow, start, happened)
    const step = meant.find((stimulus) => possible.includes(stimulus))
    if (step === undefined) return refused({ code: 'path.stepImpossible', place, sentence })
    happened.push(step)
  }
  return { ok: true, flow: found.flow, run: { start, events: happened.map(({ name }) => name) } }
}
