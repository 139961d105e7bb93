import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A line for each machine that has no journeys, without which every mutant of it would seem to survive. @param machines ids */
export const missingJourneys = (root: string, machines: readonly string[]): readonly string[] => {
  const files = readdirSync(join(root, 'tests/journeys'))
  return machines
    .filter((id) => !files.some((name) => name === `${id}.test.ts`))
    .map((id) => `tests/journeys/${id}.test.ts is missing: the journeys that mutants of ${id} are run against`)
}
