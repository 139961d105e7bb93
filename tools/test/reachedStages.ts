import type { SourceFile } from '../check/walls/graph.ts'
import { changedAreas, reachedTests, reachesAll, reachesProduct } from './reach.ts'
import type { Stage } from './stages.ts'

/** A stage to run, and which of its test files; null for all of them. */
export interface ChosenStage {
  readonly stage: Stage
  readonly files: readonly string[] | null
}

export const whole = (stage: Stage): ChosenStage => ({ stage, files: null })

/**
 * Of tests that lie in a folder for each area, those of the changed areas and those that try every capability once; null, for all
 * of them, where the change goes beyond areas or an area has no tests of its own.
 */
const testsOfAreas = (
  tests: readonly string[],
  capabilities: RegExp | undefined,
  changed: readonly string[],
): readonly string[] | null => {
  const areas = changedAreas(changed)
  if (areas === null || capabilities === undefined) return null
  const ofArea = (area: string) => tests.filter((path) => path.split('/').at(-2) === area)
  if ([...areas].some((area) => ofArea(area).length === 0)) return null
  return tests.filter((path) => capabilities.test(path) || areas.has(path.split('/').at(-2) ?? ''))
}

/**
 * What of these stages a change can reach: checks by the files they look at, suites by the imports of their tests, and whole where
 * they start the product and the product changed, but for end-to-end tests where it changed in single areas
 * ([0476](../../docs/decisions/tests.md#0476)).
 *
 * @param graph every source file with its imports
 * @param changed paths from the root
 */
export const reachedStages = (
  stages: readonly Stage[],
  graph: readonly SourceFile[],
  changed: readonly string[],
): readonly ChosenStage[] => {
  if (reachesAll(changed)) return stages.map(whole)
  return stages.flatMap((stage) => {
    if (stage.kind === 'check') return changed.some((path) => stage.reads.test(path)) ? [whole(stage)] : []
    const tests = graph.map(({ path }) => path).filter((path) => stage.tests.test(path))
    const productChanged = stage.startsProduct === true && reachesProduct(changed)
    const ofAreas = productChanged ? testsOfAreas(tests, stage.capabilities, changed) : []
    if (ofAreas === null) return [whole(stage)]
    const imported = stage.startsProduct === true ? 'imports' : 'imports and files'
    const reached = new Set([...ofAreas, ...reachedTests(tests, graph, changed, imported)])
    const files = tests.filter((path) => reached.has(path))
    return files.length === 0 ? [] : [{ stage, files }]
  })
}
