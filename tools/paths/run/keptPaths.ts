import { existsSync, readFileSync } from 'node:fs'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { pathsOf } from '../../../walks/model/pathsOf.ts'
import type { KnownFlow } from '../../charts/flows.ts'
import type { ChartTexts } from '../../charts/translation/chartTexts.ts'
import {
  pathOfRun,
  readPathTexts,
  type ReadPath,
  type Run,
  type UnreadPath,
} from '../../statecharts/page/logic/pathText.ts'
import { replayed } from '../../statecharts/page/logic/simulation.ts'
import { placeIn } from '../../statecharts/page/place.ts'
import type { Chosen, Selection } from './select.ts'

/** What reads a kept path: the flows, and their texts in every language. */
export interface Readers {
  readonly flows: readonly KnownFlow[]
  readonly chartTextsByLanguageOf: (flow: string) => readonly ChartTexts[]
}

const whyUnread = (failure: UnreadPath): string => {
  switch (failure.code) {
    case 'path.none':
      return 'holds no path. Save one in the simulator of statecharts/index.html, or give a text that npm run paths prints'
    case 'path.flowUnknown':
      return `is about a flow '${failure.flow}' that there is not`
    case 'path.startUnknown':
      return `begins at '${failure.start}', which the flow does not know any more`
    case 'path.stepUnknown':
      return `has a step ${failure.place}, '${failure.description}', that the flow does not know any more`
    case 'path.stepImpossible':
      return `has a step ${failure.place}, '${failure.description}', that cannot happen there any more`
  }
}

/** The simulation that a link to the page of charts holds. */
const readLink = (link: string, flows: readonly KnownFlow[]): Result<readonly { flow: string; run: Run }[], string> => {
  const hash = link.slice(link.indexOf('#'))
  const named = new URLSearchParams(hash.slice(1)).get('flow') ?? ''
  const known = flows.find(({ id }) => id === named)
  if (known === undefined) return fail(whyUnread({ code: 'path.flowUnknown', flow: named }))
  const { run } = placeIn(hash, [named])
  if (run === null) return fail('holds no simulation: take it with "Copy link" in the simulator')
  if (!(run.start in known.flow.starts)) return fail(whyUnread({ code: 'path.startUnknown', start: run.start }))
  const { happened, lost } = replayed(known.flow, run.start, run.events)
  const [description] = lost
  return description === undefined
    ? succeed([{ flow: named, run }])
    : fail(whyUnread({ code: 'path.stepImpossible', place: happened.length + 1, description }))
}

const readFile = (
  file: string,
  { flows, chartTextsByLanguageOf }: Readers,
): Result<readonly { flow: string; run: Run }[], string> => {
  if (!existsSync(file)) return fail('is no file that is there, and no link to a simulation')
  const read = readPathTexts(
    readFileSync(file, 'utf8'),
    (id) => flows.find((one) => one.id === id)?.flow,
    chartTextsByLanguageOf,
  )
  const [unread] = read.flatMap((one: ReadPath) => (one.ok ? [] : [one.failure]))
  return unread === undefined ? succeed(read.flatMap((one) => (one.ok ? [one] : []))) : fail(whyUnread(unread))
}

/** Quoted for a shell where it has to be. */
const quoted = (source: string) =>
  /^[\w./-]+$/.test(source) ? source : `'${source.replaceAll("'", String.raw`'\''`)}'`

/**
 * The paths that somebody kept by hand, each once: of files that the simulator or `npm run paths` wrote, and of links to a simulation. Fails
 * where one cannot be read or the chart does not follow it any more.
 *
 * @param sources names of files, and addresses with `#flow=…&start=…&do=…`
 * @param machine the one flow that they may be about; null for any
 */
export const chooseKept = (sources: readonly string[], machine: string | null, readers: Readers): Selection => {
  const chosen = new Map<string, Chosen>()
  for (const source of sources) {
    const read = source.includes('#') ? readLink(source, readers.flows) : readFile(source, readers)
    if (!read.ok) return { ok: false, problem: `${source} ${read.failure}` }
    for (const { flow, run } of read.value) {
      const known = readers.flows.find(({ id }) => id === flow)
      if (known === undefined) continue
      if (machine !== null && flow !== machine)
        return { ok: false, problem: `${source} is about ${flow} and not about ${machine}` }
      const path = pathOfRun(known, run.start, replayed(known.flow, run.start, run.events).happened)
      const isGenerated = pathsOf(known.flow).some(({ id }) => id === path.id)
      const command = `npm run paths -- --run --from ${quoted(source)}`
      chosen.set(path.id, isGenerated ? { known, path } : { known, path, command })
    }
  }
  return { ok: true, chosen: [...chosen.values()] }
}
