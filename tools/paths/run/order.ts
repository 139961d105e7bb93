import type { OrderedRest, OrderedWalk, Way } from '../../../walks/model/order.ts'
import { pathIdOf } from '../../../walks/model/path.ts'
import type { ChartTexts } from '../../charts/translation/chartTexts.ts'
import type { Chosen } from './select.ts'

/** What happened on a path up to a rest (0 is its start): the same history is the same picture. */
const historyOf = ({ known, path }: Chosen, place: number) =>
  pathIdOf(known.id, [path.start, ...path.steps.slice(0, place).map(({ stimulus }) => stimulus.name)].join(' → '))

/** File of the picture of a rest in a first walk. */
export const pictureOf = (chosen: Chosen, place: number) => `${historyOf(chosen, place)}.jpg`

/** File of the picture of a rest in a repetition. */
export const repeatedPictureOf = ({ path }: Chosen, place: number) => `${path.id}-again-${place}.jpg`

/** File of the picture of the moment in which a walk failed. */
export const failurePictureOf = ({ path }: Chosen, again: boolean) => `${path.id}${again ? '-again' : ''}-failed.jpg`

const restsOf = (
  { path }: Chosen,
  chartTexts: ChartTexts,
  pictures: (place: number) => readonly string[],
): readonly OrderedRest[] => [
  { name: chartTexts.start(path.start), pictures: pictures(0) },
  ...path.steps.map(({ stimulus }, index) => ({ name: chartTexts.step(stimulus), pictures: pictures(index + 1) })),
]

/** A generated path goes by its id, any other by its steps. */
const wayOf = ({ known, path, command }: Chosen): Way | null =>
  command === undefined
    ? null
    : {
        machine: known.id,
        start: path.start,
        steps: path.steps.map(({ stimulus, states }) => ({ stimulus: stimulus.name, states })),
      }

/** Whole walks with a picture of every rest, taken by the first path that comes to it that way. */
export const firstWalks = (
  chosen: readonly Chosen[],
  chartTextsOf: (one: Chosen) => ChartTexts,
): readonly OrderedWalk[] => {
  const taken = new Set<string>()
  const once = (picture: string) => {
    if (taken.has(picture)) return []
    taken.add(picture)
    return [picture]
  }
  return chosen.map((one) => ({
    id: one.path.id,
    way: wayOf(one),
    rests: restsOf(one, chartTextsOf(one), (place) => once(pictureOf(one, place))),
    failurePicture: failurePictureOf(one, false),
  }))
}

/** The same walks once more, with pictures of their own. */
export const repetitions = (
  chosen: readonly Chosen[],
  chartTextsOf: (one: Chosen) => ChartTexts,
): readonly OrderedWalk[] =>
  chosen.map((one) => ({
    id: one.path.id,
    way: wayOf(one),
    rests: restsOf(one, chartTextsOf(one), (place) => [repeatedPictureOf(one, place)]),
    failurePicture: failurePictureOf(one, true),
  }))
