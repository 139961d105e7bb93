import type { SourceFile } from '../check/walls/graph.ts'
import { reachedTests, reachesAll, reachesProduct } from './reach.ts'
import type { Stage } from './stages.ts'

/** A stage to run, and which of its test files; null for all of them. */
export interface ChosenStage {
  readonly stage: Stage
  readonly files: readonly string[] | null
}

export const whole = (stage: Stage): ChosenStage => ({ stage, files: null })

/**
 * What of these stages a change can reach: checks by the files they look at, suites by the imports of their tests, and whole where
 * they start the product and the product changed.
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
    if (stage.startsProduct === true && reachesProduct(changed)) return [whole(stage)]
    const tests = graph.map(({ path }) => path).filter((path) => stage.tests.test(path))
    const imported = stage.startsProduct === true ? 'imports' : 'imports and files'
    const files = reachedTests(tests, graph, changed, imported)
    return files.length === 0 ? [] : [{ stage, files }]
  })
}
