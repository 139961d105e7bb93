import { createHash } from 'node:crypto'
import type { Mutant } from '../mutants.ts'

/** A mutant by its machine and name. */
export interface Candidate extends Pick<Mutant, 'name' | 'operator'> {
  readonly machine: string
}

const rankOf = (seed: number, { machine, name }: Candidate) =>
  createHash('sha256').update(`${seed} ${machine} ${name}`).digest('hex')

/** How often each word has been heard. */
const counter = () => {
  const counts = new Map<string, number>()
  const of = (word: string) => counts.get(word) ?? 0
  return { of, add: (word: string) => counts.set(word, of(word) + 1) }
}

/** Some mutants, always the same for a seed, as evenly spread over machines and then over operators as there are any. */
export const sampleOf = (candidates: readonly Candidate[], size: number, seed: number): readonly Candidate[] => {
  const left = new Set(
    candidates
      .map((one) => ({ one, rank: rankOf(seed, one) }))
      .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
      .map(({ one }) => one),
  )
  const machines = counter()
  const operators = counter()
  const compare = (one: Candidate, other: Candidate) =>
    machines.of(one.machine) - machines.of(other.machine) || operators.of(one.operator) - operators.of(other.operator)
  const sample: Candidate[] = []
  while (sample.length < size) {
    const [first] = left
    if (first === undefined) break
    const next = [...left].reduce((rarest, one) => (compare(one, rarest) < 0 ? one : rarest), first)
    left.delete(next)
    machines.add(next.machine)
    operators.add(next.operator)
    sample.push(next)
  }
  return sample
}
