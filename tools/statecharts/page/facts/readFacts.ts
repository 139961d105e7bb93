import { join } from 'node:path'
import type { KnownFlow } from '../../../charts/flows.ts'
import { readCatalogue } from '../../../charts/translation/catalogue.ts'
import { perLocale, readPerLocale } from '../../../messages/perLocale.ts'
import { readRequirementFiles } from '../../../requirements/readRequirements.ts'
import { readRequirementTexts } from '../../../requirements/requirementTexts.ts'
import type { Facts, FlowFacts, Said } from './facts.ts'
import { revisionOf } from '../../lock/lock.ts'
import { readLastRun, testsOf, type LastRun } from './lastRun.ts'
import { walksOf } from './walks.ts'

const factsOf = (known: KnownFlow): FlowFacts => {
  const { id, chart, descriptions } = known
  return { id, revision: revisionOf(known), chart, descriptions, ...walksOf(known) }
}

/** The rules and their documents in every language. */
const rulesIn = async (root: string, { suspects }: LastRun): Promise<Pick<Facts, 'rules' | 'documents'>> => {
  const files = readRequirementFiles(join(root, 'docs/requirements'))
  const chartTextsByLanguage = await readPerLocale((locale) => readRequirementTexts(root, locale))
  const said = (what: 'rule' | 'place' | 'document', of: string): Said =>
    perLocale((locale) => chartTextsByLanguage[locale][what](of))
  const rules = files.flatMap(({ requirements }) =>
    requirements.map(({ id, document, area, kind }) => ({
      id,
      document,
      area,
      kind,
      rule: said('rule', id),
      place: said('place', id),
      isSuspect: suspects.includes(id),
    })),
  )
  return { rules, documents: Object.fromEntries(files.map(({ document }) => [document, said('document', document)])) }
}

/** Everything that the page shows, from the files of the project alone. Rejects where the catalogue `charts` or `requirements` is missing. */
export const readFacts = async (root: string, flows: readonly KnownFlow[]): Promise<Facts> => {
  const lastRun = readLastRun(root)
  return {
    flows: flows.map((known) => factsOf(known)),
    catalogues: await readPerLocale((locale) => readCatalogue(root, 'charts', locale)),
    ...(await rulesIn(root, lastRun)),
    tests: testsOf(lastRun),
  }
}
