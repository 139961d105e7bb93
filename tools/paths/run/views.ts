import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { picturesFolder, pictureOfState } from '../../charts/viewPictures.ts'
import { readFlows, type KnownFlow } from '../../charts/flows.ts'
import type { OrderedWalk } from '../../../walks/model/order.ts'
import { walkTestOf } from '../walkFiles.ts'
import { walkInChromium, type Recorder } from './inChromium.ts'
import { keepIfChanged } from './keepIfChanged.ts'
import { shoot } from './recorder.ts'
import { statesOnPathsOf } from './statesOnPaths.ts'

/** Takes away the pictures of states in which a flow does not rest any more. @param folder of its pictures */
const removeOthers = (folder: string, { flow }: KnownFlow) => {
  const seen = new Set(statesOnPathsOf(flow).map(({ state }) => `${state}.jpg`))
  for (const name of readdirSync(folder)) if (!seen.has(name)) rmSync(join(folder, name))
}

/** The fewest and shortest walks that see every state of a flow, with a picture where each is first seen. */
const viewWalks = (known: KnownFlow): readonly OrderedWalk[] =>
  [...Map.groupBy(statesOnPathsOf(known.flow), ({ path }) => path)].map(([path, statesOnPaths]): OrderedWalk => {
    const last = Math.max(...statesOnPaths.map(({ place }) => place))
    const picturesAt = (place: number) =>
      statesOnPaths.filter((onPath) => onPath.place === place).map(({ state }) => pictureOfState(known.id, state))
    return {
      id: path.id,
      rests: Array.from({ length: last + 1 }, (_, place) => ({
        name: path.steps[place - 1]?.stimulus.name ?? path.start,
        pictures: picturesAt(place),
      })),
      way: null,
      failurePicture: null,
    }
  })

/** JPEG quality, 0 to 100: a view is to be recognised, not read. */
const small = 55
/** Pixels of a picture per pixel of the page: 683 wide. */
const deviceScaleFactor = 0.5

/**
 * Takes a picture of the view of every state of every flow, or of one, into .cache/statecharts/views/<machine>/<state>.jpg.
 * A picture that looks as before is left as it is; one of a state that is gone is taken away.
 *
 * @returns the exit code: 1 where a walk failed
 */
export const shootViews = async (root: string, machine: string | null): Promise<number> => {
  const flows = (await readFlows(root)).filter(({ id }) => machine === null || id === machine)
  const folder = join(root, picturesFolder)
  for (const known of flows) {
    mkdirSync(join(folder, known.id), { recursive: true })
    removeOthers(join(folder, known.id), known)
  }
  const tally = { seen: 0, changed: 0 }
  const recorder: Recorder = {
    begin: () => Promise.resolve(),
    step: () => Promise.resolve(),
    picture: async ({ page }, name) => {
      tally.seen += 1
      if (await keepIfChanged(page, join(folder, name), await shoot(page, small, null))) tally.changed += 1
    },
    end: (_, { id, failure }) => {
      if (failure !== null) console.error(`failed: ${id}: ${failure.message}`)
      return Promise.resolve()
    },
  }
  const walks = flows.flatMap(viewWalks)
  const { walked, errors } = await walkInChromium(
    root,
    flows.map(({ id }) => walkTestOf(id)),
    { walks, searches: false, patience: null },
    { headless: true, pause: 0, deviceScaleFactor },
    recorder,
  )
  for (const error of errors) console.error(error)
  const passed = walked.filter(({ failure }) => failure === null).length
  console.log(
    `${tally.seen} views seen, ${tally.changed} pictures written to ${picturesFolder}; ${passed} of ${walks.length} walks passed`,
  )
  return passed === walks.length ? 0 : 1
}
