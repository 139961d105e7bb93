import type { SourceFile } from '../check/walls/graph.ts'
import { changedAreas, isOfTools, reachedTests, reachesAll, reachesProduct, reachesTools } from './reach.ts'
import type { Stage } from './stages.ts'

/** A stage to run, and which of its test files; null for all of them. */
export interface ChosenStage {
  readonly stage: Stage
  readonly files: readonly string[] | null
  /** Whether it runs all that it runs every day. */
  readonly isWhole: boolean
}

const whole = (stage: Stage): ChosenStage => ({ stage, files: null, isWhole: true })

/**
 * What runs of a stage where nobody says what changed: all but the tests of tools that nothing of the product depends on
 * ([0480](../../docs/decisions/tests.md#0480)).
 *
 * @param paths of all tests, from the root
 */
export const everyDay = (stage: Stage, paths: readonly string[]): ChosenStage => {
  const tests = stage.kind === 'check' ? [] : paths.filter((path) => stage.tests.test(path))
  return tests.some(isOfTools) ? { ...whole(stage), files: tests.filter((path) => !isOfTools(path)) } : whole(stage)
}

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
  const toolsReached = reachesTools(changed)
  return stages.flatMap((stage) => {
    if (stage.kind === 'check') return changed.some((path) => stage.reads.test(path)) ? [whole(stage)] : []
    const paths = graph.map(({ path }) => path)
    const tests = paths.filter((path) => stage.tests.test(path) && (toolsReached || !isOfTools(path)))
    const productChanged = stage.startsProduct === true && reachesProduct(changed)
    const ofAreas = productChanged ? testsOfAreas(tests, stage.capabilities, changed) : []
    if (ofAreas === null) return [toolsReached ? whole(stage) : everyDay(stage, paths)]
    const imported = stage.startsProduct === true ? 'imports' : 'imports and files'
    const reached = new Set([...ofAreas, ...reachedTests(tests, graph, changed, imported)])
    const files = tests.filter((path) => reached.has(path))
    return files.length === 0 ? [] : [{ stage, files, isWhole: false }]
  })
}
