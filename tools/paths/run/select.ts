import fc from 'fast-check'
import type { Flow } from '../../../walks/model/flow.ts'
import type { Path } from '../../../walks/model/path.ts'
import { pathsOf } from '../../../walks/model/pathsOf.ts'
import { pathsToSearch, smokePathsOf } from '../smoke.ts'
import type { KnownFlow } from '../../charts/flows.ts'

/** What the tester wants walked. */
export interface Wish {
  /** Null for every machine. */
  readonly machine: string | null
  /** Ids of paths; empty for all of them. */
  readonly paths: readonly string[]
  /** Only the few paths that cross every state. */
  readonly smoke?: boolean
  /** The paths are walked in an order drawn with this number; null for the charts' own. */
  readonly seed: number | null
}

/** A path that is to be walked, with its flow. */
export interface Chosen {
  readonly known: KnownFlow
  readonly path: Path
  /** The command that walks it again, of a path that is not among the generated ones. */
  readonly command?: string
}

export type Selection =
  | { readonly ok: true; readonly chosen: readonly Chosen[] }
  | { readonly ok: false; readonly problem: string }

const drawn = <Item>(items: readonly Item[], seed: number): readonly Item[] =>
  fc.sample(fc.shuffledSubarray([...items], { minLength: items.length }), { seed, numRuns: 1 }).flat()

const chosenOf = (known: KnownFlow, pathsIn: (flow: Flow) => readonly Path[]): readonly Chosen[] => {
  const generated = new Set(pathsOf(known.flow).map(({ id }) => id))
  return pathsIn(known.flow).map((path): Chosen =>
    generated.has(path.id)
      ? { known, path }
      : { known, path, command: `npm run paths -- --run ${known.id} --path ${path.id}` },
  )
}

/** The paths of a wish, machine after machine. Fails by name for a machine or a path that there is not. */
export const choosePaths = (flows: readonly KnownFlow[], { machine, paths, smoke = false, seed }: Wish): Selection => {
  const machines = machine === null ? flows : flows.filter(({ id }) => id === machine)
  if (machine !== null && machines.length === 0)
    return { ok: false, problem: `there is no machine '${machine}': ${flows.map(({ id }) => id).join(', ')}` }
  const wanted = new Set(paths)
  const all = machines.flatMap((known) =>
    chosenOf(known, smoke ? smokePathsOf : wanted.size > 0 ? pathsToSearch(paths) : pathsOf),
  )
  const chosen = wanted.size === 0 ? all : all.filter(({ path }) => wanted.has(path.id))
  const missing = [...wanted].filter((id) => chosen.every(({ path }) => path.id !== id))
  if (missing.length > 0)
    return { ok: false, problem: `there is no path ${missing.join(', ')}: npm run paths lists them all` }
  return { ok: true, chosen: seed === null ? chosen : drawn(chosen, seed) }
}
