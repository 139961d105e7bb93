import { readFlows } from '../charts/flows.ts'
import type { Locale } from '../../src/domain/locale.ts'
import { readCatalogue } from '../charts/translation/catalogue.ts'
import { translateBy } from '../charts/translation/translate.ts'
import { chartTextsOf } from '../charts/translation/chartTexts.ts'
import { optionsFor, walkAtRandom, type RandomOptions } from './random.ts'

interface Printed extends RandomOptions {
  /** Null for every flow. */
  readonly machine: string | null
  readonly language: Locale
}

/**
 * Walks every flow, or one, at random and prints each walk that breaks a rule, with the line that repeats it.
 *
 * @returns the exit code: 0 where every walk kept the rules
 */
export const printRandomWalks = async (root: string, options: Printed): Promise<number> => {
  const { machine, seed, steps, walks, walk } = options
  const translate = translateBy(await readCatalogue(root, 'charts', options.language))
  const flows = (await readFlows(root)).filter(({ id }) => machine === null || id === machine)
  let failing = 0
  for (const known of flows) {
    const found = walkAtRandom(known, options)
    if (found === null) {
      console.log(
        walk === undefined
          ? `${known.id}: ${walks} walks of at most ${steps} steps keep every rule (seed ${seed})`
          : `${known.id}: the walk keeps every rule`,
      )
      continue
    }
    failing += 1
    const { start, step } = chartTextsOf(translate, known.descriptions, known.flow.stimuli)
    console.log(`${known.id}: ${found.why}${walk === undefined ? ` (seed ${seed})` : ''}`)
    for (const [index, description] of [start(found.start), ...found.happened.map(step)].entries())
      console.log(`  ${index}. ${description}`)
    console.log(`  repeat: npm run paths -- ${known.id} ${optionsFor(found.choices)}`)
  }
  return failing === 0 ? 0 : 1
}
