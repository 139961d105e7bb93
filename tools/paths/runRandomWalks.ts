import fc from 'fast-check'
import { choicesOf, drawnWith, walkBy, type Choices } from '../../walks/model/randomWalk.ts'
import type { KnownFlow } from '../charts/flows.ts'
import type { Locale } from '../../src/domain/locale.ts'
import { readCatalogue } from '../charts/translation/catalogue.ts'
import { inEnglish, translateBy } from '../charts/translation/translate.ts'
import { chartTextsOf } from '../charts/translation/chartTexts.ts'
import { walkInChromium, type Showing } from './run/inChromium.ts'
import { firstWalks } from './run/order.ts'
import { exitCodeOf, tallyOf } from './run/retry.ts'
import { optionsFor, type RandomOptions } from './random.ts'
import { runChosen, type Ground } from './run/run.ts'
import type { Chosen } from './run/select.ts'

interface RandomRun extends RandomOptions {
  /** Null for every flow. */
  readonly machine: string | null
  readonly language: Locale
  readonly showing: Omit<Showing, 'deviceScaleFactor'>
}

/** Milliseconds after which a walk is not made shorter any more. */
const patience = 240_000

const unrecorded = {
  begin: () => Promise.resolve(),
  step: () => Promise.resolve(),
  picture: () => Promise.resolve(),
  end: () => Promise.resolve(),
}

const chosenBy = (known: KnownFlow, choices: Choices): Chosen => ({
  known,
  path: walkBy(known.flow, choices, () => {}),
  command: `npm run paths -- ${known.id} --run ${optionsFor(choices)}`,
})

const isWalkable = async ({ root, testOf }: Ground, chosen: Chosen, { showing }: RandomRun) => {
  const { known } = chosen
  const walks = firstWalks([chosen], () => chartTextsOf(inEnglish, known.descriptions, known.flow.stimuli)).map(
    (walk) => ({
      ...walk,
      rests: walk.rests.map((rest) => ({ ...rest, pictures: [] })),
      failurePicture: null,
    }),
  )
  const { walked } = await walkInChromium(
    root,
    [testOf(known.id)],
    { walks, searches: false, patience: null },
    { ...showing, deviceScaleFactor: 1 },
    unrecorded,
  )
  return walked.length > 0 && walked.every(({ failure }) => failure === null)
}

/** The shortest walk that fails like this one, found by walking shorter ones in the view. */
const shortened = async (ground: Ground, known: KnownFlow, failing: Choices, options: RandomRun): Promise<Chosen> => {
  const result = await fc.check(
    fc.asyncProperty(choicesOf(options.steps), (choices) => isWalkable(ground, chosenBy(known, choices), options)),
    { seed: options.seed, numRuns: 1, examples: [[failing]], interruptAfterTimeLimit: patience },
  )
  const [choices = failing] = result.counterexample ?? []
  return chosenBy(known, choices)
}

/**
 * Walks flows at random through their views, each walk the same for a seed; a walk that fails twice alike is made as short
 * as it can be and printed in the line that repeats it.
 *
 * @returns the exit code, as of a run of generated paths
 */
export const runRandomWalks = async (ground: Ground, options: RandomRun): Promise<number> => {
  const { machine, seed, steps, walks, walk, showing, language } = options
  const translate = translateBy(await readCatalogue(ground.root, 'charts', language))
  const flows = ground.flows.filter(({ id }) => machine === null || id === machine)
  const drawn = flows.flatMap((known) =>
    (walk === undefined ? drawnWith(seed, steps, walks) : [walk]).map((choices) => ({
      known,
      choices,
      chosen: chosenBy(known, choices),
    })),
  )
  const byId = new Map(drawn.map((one) => [one.chosen.path.id, one]))
  if (walk === undefined) console.log(`${byId.size} different walks of at most ${steps} steps (seed ${seed})`)
  const reports = await runChosen(
    ground,
    [...byId.values()].map(({ chosen }) => chosen),
    { seed, showing, language },
  )
  const failed = walk === undefined ? reports.find(({ verdict }) => verdict === 'failed') : undefined
  const found = failed === undefined ? undefined : byId.get(failed.id)
  if (found !== undefined) {
    console.error(`looking for the shortest walk that fails: at most ${patience / 60_000} minutes`)
    const { path, command } = await shortened(ground, found.known, found.choices, options)
    const { start, step } = chartTextsOf(translate, found.known.descriptions, found.known.flow.stimuli)
    const descriptions = [start(path.start), ...path.steps.map(({ stimulus }) => step(stimulus))]
    console.log(
      [
        'the shortest walk that fails:',
        ...descriptions.map((description, index) => `  ${index}. ${description}`),
        `  repeat: ${command}`,
      ].join('\n'),
    )
  }
  return exitCodeOf(tallyOf(reports.map(({ verdict }) => verdict)))
}
