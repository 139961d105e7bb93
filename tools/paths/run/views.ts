import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { readFlows, type KnownFlow } from '../../charts/flows.ts'
import type { OrderedWalk } from '../../../tests/support/paths/order.ts'
import { statesAtStart } from '../../../tests/support/flows/runFlow.ts'
import type { Path } from '../../../tests/support/paths/path.ts'
import { pathsOf } from '../../../tests/support/paths/pathsOf.ts'
import { walkInChromium, type Recorder } from './inChromium.ts'
import { keepIfChanged } from './keepIfChanged.ts'
import { shoot } from './recorder.ts'

/** A rest in which a state is seen after the fewest steps. */
interface Sight {
  readonly state: string
  readonly path: Path
  readonly place: number
}

/** The nearest sight of every state in which the flow rests. */
const sightsOf = (known: KnownFlow): readonly Sight[] => {
  const nearest = new Map<string, Sight>()
  for (const path of pathsOf(known.flow)) {
    const rests = [statesAtStart(known.flow, path.start), ...path.steps.map(({ states }) => states)]
    for (const [place, states] of rests.entries())
      for (const state of states) if (place < (nearest.get(state)?.place ?? Number.POSITIVE_INFINITY)) nearest.set(state, { state, path, place })
  }
  return [...nearest.values()]
}

const pictureOf = (machine: string, state: string) => `${machine}/${state}.jpg`

/** The fewest and shortest walks that see every state of a flow, with a picture at the first sight of each. */
const viewWalks = (known: KnownFlow): readonly OrderedWalk[] =>
  [...Map.groupBy(sightsOf(known), ({ path }) => path)].map(([path, sights]): OrderedWalk => {
    const last = Math.max(...sights.map(({ place }) => place))
    const picturesAt = (place: number) => sights.filter((sight) => sight.place === place).map(({ state }) => pictureOf(known.id, state))
    return {
      id: path.id,
      rests: Array.from({ length: last + 1 }, (_, place) => ({ name: path.steps[place - 1]?.stimulus.name ?? path.start, pictures: picturesAt(place) })),
      way: null,
      failurePicture: null,
    }
  })

/** JPEG quality, 0 to 100: a view is to be recognised, not read. */
const small = 55
/** Pixels of a picture per pixel of the page: 683 wide. */
const deviceScaleFactor = 0.5

/**
 * Takes a picture of the view of every state of every flow, or of one, into statecharts/views/<machine>/<state>.jpg.
 * A picture that looks as before is left as it is.
 *
 * @returns the exit code: 1 where a walk failed
 */
export const shootViews = async (root: string, machine: string | null): Promise<number> => {
  const flows = (await readFlows(root)).filter(({ id }) => machine === null || id === machine)
  const folder = join(root, 'statecharts/views')
  for (const { id } of flows) mkdirSync(join(folder, id), { recursive: true })
  const tally = { seen: 0, changed: 0 }
  const recorder: Recorder = {
    begin: () => Promise.resolve(),
    step: () => Promise.resolve(),
    picture: async ({ page }, name) => {
      tally.seen += 1
      if (await keepIfChanged(page, join(folder, name), await shoot(page, small))) tally.changed += 1
    },
    end: (_, { id, failure }) => {
      if (failure !== null) console.error(`failed: ${id}: ${failure.message}`)
      return Promise.resolve()
    },
  }
  const walks = flows.flatMap(viewWalks)
  const files = flows.map(({ id }) => `tests/paths/${id}.browser.test.tsx`)
  const { walked, errors } = await walkInChromium(root, files, { walks, searches: false }, { headless: true, pause: 0, deviceScaleFactor }, recorder)
  for (const error of errors) console.error(error)
  const passed = walked.filter(({ failure }) => failure === null).length
  console.log(`${tally.seen} views seen, ${tally.changed} pictures written to statecharts/views; ${passed} of ${walks.length} walks passed`)
  return passed === walks.length ? 0 : 1
}
