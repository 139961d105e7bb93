import { join } from 'node:path'
import type { KnownFlow } from '../../../charts/flows.ts'
import { readCatalogue } from '../../../charts/words/catalogue.ts'
import { readRequirementFiles } from '../../../requirements/readRequirements.ts'
import { placeOf } from '../../../requirements/requirement.ts'
import type { Facts, FlowFacts, Rule } from './facts.ts'
import { readLastRun, testsOf, type LastRun } from './lastRun.ts'
import { readViews } from './views.ts'
import { walksOf } from './walks.ts'

const factsOf = (root: string, known: KnownFlow): FlowFacts => {
  const { id, chart, sentences } = known
  return { id, chart, sentences, ...walksOf(known), views: readViews(root, id) }
}

const rulesIn = (root: string, { suspects }: LastRun): readonly Rule[] => {
  const files = readRequirementFiles(join(root, 'docs/requirements'))
  return files.flatMap(({ requirements }) =>
    requirements.map((requirement) => {
      const { id, area, kind, rule } = requirement
      return { id, area, kind, rule, place: placeOf(requirement, files), isSuspect: suspects.includes(id) }
    }),
  )
}

/** Everything that the page tells, from the files of the project alone. Rejects where the catalogue `charts` is missing. */
export const readFacts = async (root: string, flows: readonly KnownFlow[]): Promise<Facts> => {
  const lastRun = readLastRun(root)
  const [en, vi, ko] = [await readCatalogue(root, 'en'), await readCatalogue(root, 'vi'), await readCatalogue(root, 'ko')]
  return {
    flows: flows.map((known) => factsOf(root, known)),
    catalogues: { en, vi, ko },
    rules: rulesIn(root, lastRun),
    tests: testsOf(lastRun),
  }
}
