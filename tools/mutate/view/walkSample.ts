import { createVitest } from 'vitest/node'
import { browserProject } from '../../test/browserProject.ts'
import type { ViewOrder, ViewResult } from './result.ts'

/** Milliseconds that the walks of a mutant may take. */
const longest = 120_000

/**
 * Walks mutants in the views of their machines, all in one Chromium. Rejects when one cannot be walked at all.
 */
export const walkSample = async (
  root: string,
  orders: readonly ViewOrder[],
  onResult: (result: ViewResult) => void,
): Promise<readonly ViewResult[]> => {
  const results: ViewResult[] = []
  const printMutant = (_: unknown, result: ViewResult) => {
    results.push(result)
    onResult(result)
  }
  const project = browserProject({ commands: { printMutant } })
  const test = {
    ...project.test,
    include: ['tools/mutate/view/view.run.ts'],
    testTimeout: longest,
    hookTimeout: longest,
    provide: { viewOrders: orders },
    // XState and React throw a mutant's errors once more outside of any test.
    dangerouslyIgnoreUnhandledErrors: true,
  }
  const vitest = await createVitest({
    root,
    config: false,
    watch: false,
    reporters: [{}],
    projects: [{ ...project, test }],
  })
  try {
    const { testModules } = await vitest.start()
    const tests = testModules.flatMap((module) => [...module.children.allTests()])
    const errors = [
      ...testModules.flatMap((module) => module.errors()),
      ...tests.flatMap((one) => one.result().errors ?? []),
    ]
    const [error] = errors
    if (error !== undefined) throw new Error(`a mutant could not be walked in the view: ${error.message}`)
    const wanted = orders.reduce((sum, { mutants }) => sum + mutants.length, 0)
    if (results.length < wanted)
      throw new Error(`${wanted - results.length} of ${wanted} mutants were not walked in the view`)
    return results
  } finally {
    await vitest.close()
  }
}
