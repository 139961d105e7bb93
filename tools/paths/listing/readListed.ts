import { readFlows, type KnownFlow } from '../../charts/flows.ts'
import type { Locale } from '../../../src/domain/locale.ts'
import { readCatalogue } from '../../charts/translation/catalogue.ts'
import { translateBy } from '../../charts/translation/translate.ts'
import { chartTextsOf, type ChartTexts } from '../../charts/translation/chartTexts.ts'
import { readRequirementTexts } from '../../requirements/requirementTexts.ts'
import { pathsOf } from '../../../walks/model/pathsOf.ts'
import { namedPathsOf, pathsToSearch, smokePathsOf } from '../smoke.ts'
import { describeFlow, type DescribedFlow } from './describeFlow.ts'

/** Which paths someone asks for; all where nothing is said. */
export interface Wanted {
  readonly machine: string | null
  readonly paths: readonly string[]
  /** Only the few paths that cross every state. */
  readonly smoke?: boolean
  /** Those few besides the generated ones, where none is named. */
  readonly withSmoke?: boolean
  readonly language: Locale
}

/** A rule of docs/requirements in the reader's language. */
export interface DescribedRule {
  readonly id: string
  /** `000 §4 Submit` */
  readonly place: string
  readonly rule: string
}

export interface ListedFlow {
  readonly known: KnownFlow
  readonly chartTexts: ChartTexts
  readonly described: DescribedFlow
  /** The rules that its paths name, by id, each once. */
  readonly rules: readonly DescribedRule[]
}

export type Listed =
  | { readonly ok: true; readonly flows: readonly ListedFlow[] }
  | { readonly ok: false; readonly problem: string }

const chosen = (flow: DescribedFlow, paths: readonly string[]): DescribedFlow =>
  paths.length === 0 ? flow : { ...flow, paths: flow.paths.filter(({ id }) => paths.includes(id)) }

const idsOf = ({ paths }: DescribedFlow): readonly string[] =>
  [...new Set(paths.flatMap(({ rules }) => rules))].toSorted()

const pathsWanted = ({ paths, smoke, withSmoke }: Required<Pick<Wanted, 'paths' | 'smoke' | 'withSmoke'>>) => {
  if (smoke) return smokePathsOf
  if (paths.length > 0) return pathsToSearch(paths)
  return withSmoke ? namedPathsOf : pathsOf
}

/** The wanted paths, described, by machine. Fails for a machine or a path that does not exist. */
export const readListed = async (
  root: string,
  { machine, paths, smoke = false, withSmoke = false, language }: Wanted,
): Promise<Listed> => {
  const translate = translateBy(await readCatalogue(root, 'charts', language))
  const requirements = await readRequirementTexts(root, language)
  const flows = await readFlows(root)
  const wanted = machine === null ? flows : flows.filter(({ id }) => id === machine)
  if (wanted.length === 0)
    return { ok: false, problem: `there is no machine '${machine}': ${flows.map(({ id }) => id).join(', ')}` }
  const pathsIn = pathsWanted({ paths, smoke, withSmoke })
  const described = wanted.map((known): ListedFlow => {
    const chartTexts = chartTextsOf(translate, known.descriptions, known.flow.stimuli)
    const flow = chosen(describeFlow(known, chartTexts, pathsIn(known.flow)), paths)
    return {
      known,
      chartTexts,
      described: flow,
      rules: idsOf(flow).map((id) => ({ id, place: requirements.place(id), rule: requirements.rule(id) })),
    }
  })
  const found = new Set(described.flatMap(({ described: { paths: ofFlow } }) => ofFlow.map(({ id }) => id)))
  const missing = paths.filter((id) => !found.has(id))
  if (missing.length > 0)
    return { ok: false, problem: `there is no path ${missing.join(', ')}: npm run paths lists them all` }
  return { ok: true, flows: described.filter(({ described: { paths: ofFlow } }) => ofFlow.length > 0) }
}
