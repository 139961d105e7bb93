import { join } from 'node:path'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import type { CodeMutant } from './codeMutants.ts'
import { withEndedLoops } from './endedLoops.ts'

export interface CodeResult {
  readonly module: string
  readonly name: string
  readonly line: number
  /** The first test that failed, or null. */
  readonly killedBy: string | null
}

/** Milliseconds after which a test that waits for ever counts as failed: more than any takes on a busy machine. */
const patience = 240_000

const firstFailure = async (vitest: Vitest, specifications: readonly TestSpecification[]): Promise<string | null> => {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...specifications])
  for (const { relativeModuleId, children } of testModules)
    for (const test of children.allTests('failed')) return `${relativeModuleId}: ${test.fullName}`
  const broken = testModules.find((one) => !one.ok())
  if (broken !== undefined) return `${broken.relativeModuleId} cannot be run`
  return unhandledErrors.length > 0 ? 'an error outside of tests' : null
}

/** Runs tests of which each loads the module from what `codeOfModule` returns, or from its file where that is null. */
const startTests = (root: string, path: string, codeOfModule: () => string | null) => {
  const rules = join(root, 'src/domain/')
  return createVitest(
    {
      root,
      config: join(root, 'vite.config.ts'),
      include: ['tests/**/*.test.ts'],
      environment: 'node',
      setupFiles: ['walks/model/sealed.setup.ts'],
      watch: false,
      bail: 1,
      fsModuleCache: false,
      reporters: [{}],
      maxWorkers: 1,
      isolate: false,
      testTimeout: patience,
    },
    {
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          load: (id) => (id === path ? codeOfModule() : null),
          transform: (code, id) => (id.startsWith(rules) && id.endsWith('.ts') ? withEndedLoops(code) : null),
        },
      ],
    },
  )
}

/**
 * Runs tests against each mutant of a module, those of the first group first, until one fails. Rejects where one fails without a mistake.
 *
 * @param groups paths of tests from the root
 */
export const runMutants = async (
  root: string,
  module: string,
  groups: readonly (readonly string[])[],
  mutants: readonly CodeMutant[],
): Promise<readonly CodeResult[]> => {
  const path = join(root, module)
  let code: string | null = null
  const vitest = await startTests(root, path, () => code)
  const failure = async (): Promise<string | null> => {
    vitest.invalidateFile(path)
    for (const group of groups.filter((some) => some.length > 0)) {
      const first = await firstFailure(vitest, await vitest.globTestSpecifications(group.map((one) => join(root, one))))
      if (first !== null) return first
    }
    return null
  }
  try {
    await vitest.standalone()
    const without = await failure()
    if (without !== null) throw new Error(`fails without a mistake in ${module}: ${without}`)
    const results: CodeResult[] = []
    for (const { name, line, code: mistaken } of mutants) {
      code = mistaken
      results.push({ module, name, line, killedBy: await failure() })
    }
    return results
  } finally {
    await vitest.close()
  }
}
