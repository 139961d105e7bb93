import { readFlows, type KnownFlow } from '../../charts/flows.ts'
import type { Locale } from '../../../src/domain/locale.ts'
import { readCatalogue } from '../../charts/words/catalogue.ts'
import { translateBy } from '../../charts/words/translate.ts'
import { wordingOf, type Wording } from '../../charts/words/wording.ts'
import { readRequirementWording } from '../../requirements/wording.ts'
import { pathsOf } from '../../../walks/model/pathsOf.ts'
import { namedPathsOf, smokePathsOf } from '../smoke.ts'
import { tellFlow, type ToldFlow } from './tellFlow.ts'

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
export interface ToldRule {
  readonly id: string
  /** `000 §4 Submit` */
  readonly place: string
  readonly rule: string
}

export interface TellingFlow {
  readonly known: KnownFlow
  readonly wording: Wording
  readonly told: ToldFlow
  /** The rules that its paths name, by id, each once. */
  readonly rules: readonly ToldRule[]
}

export type Told =
  | { readonly ok: true; readonly flows: readonly TellingFlow[] }
  | { readonly ok: false; readonly problem: string }

const chosen = (flow: ToldFlow, paths: readonly string[]): ToldFlow =>
  paths.length === 0 ? flow : { ...flow, paths: flow.paths.filter(({ id }) => paths.includes(id)) }

const idsOf = ({ paths }: ToldFlow): readonly string[] => [...new Set(paths.flatMap(({ rules }) => rules))].toSorted()

/** The wanted paths, told, by machine. Fails for a machine or a path that does not exist. */
export const readTold = async (
  root: string,
  { machine, paths, smoke = false, withSmoke = false, language }: Wanted,
): Promise<Told> => {
  const translate = translateBy(await readCatalogue(root, 'charts', language))
  const requirements = await readRequirementWording(root, language)
  const flows = await readFlows(root)
  const wanted = machine === null ? flows : flows.filter(({ id }) => id === machine)
  if (wanted.length === 0)
    return { ok: false, problem: `there is no machine '${machine}': ${flows.map(({ id }) => id).join(', ')}` }
  const pathsIn = smoke ? smokePathsOf : paths.length > 0 || withSmoke ? namedPathsOf : pathsOf
  const told = wanted.map((known): TellingFlow => {
    const wording = wordingOf(translate, known.sentences, known.flow.stimuli)
    const flow = chosen(tellFlow(known, wording, pathsIn(known.flow)), paths)
    return {
      known,
      wording,
      told: flow,
      rules: idsOf(flow).map((id) => ({ id, place: requirements.place(id), rule: requirements.rule(id) })),
    }
  })
  const found = new Set(told.flatMap(({ told: { paths: ofFlow } }) => ofFlow.map(({ id }) => id)))
  const missing = paths.filter((id) => !found.has(id))
  if (missing.length > 0)
    return { ok: false, problem: `there is no path ${missing.join(', ')}: npm run paths lists them all` }
  return { ok: true, flows: told.filter(({ told: { paths: ofFlow } }) => ofFlow.length > 0) }
}
