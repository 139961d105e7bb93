import { readFlows } from '../charts/flows.ts'
import { walkAtRandom, type RandomOptions } from './random.ts'

/**
 * Walks every flow, or one, at random and prints each walk that breaks a rule, with the line that repeats it.
 *
 * @returns the exit code: 0 where every walk kept the rules
 */
export const printRandomWalks = async (root: string, machine: string | null, options: RandomOptions): Promise<number> => {
  const flows = (await readFlows(root)).filter(({ id }) => machine === null || id === machine)
  if (flows.length === 0) throw new Error(`no machine '${machine ?? ''}'`)
  const { seed, steps, walks } = options
  let failing = 0
  for (const known of flows) {
    const found = walkAtRandom(known, options)
    if (found === null) {
      console.log(`${known.id}: ${walks} walks of at most ${steps} steps keep every rule (seed ${seed})`)
      continue
    }
    failing += 1
    console.log(`${known.id}: ${found.why}`)
    for (const [index, name] of found.happened.entries()) console.log(`  ${index + 1}. ${name}`)
    console.log(`  repeat: npm run paths -- ${known.id} --random --seed ${seed} --steps ${steps} --walks ${walks}`)
  }
  return failing === 0 ? 0 : 1
}
