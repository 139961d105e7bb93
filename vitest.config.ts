import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { browserTests } from './tools/test/browserProject.ts'

/** Vitest would leave a core unused, half of what a small machine has. */
const maxWorkers = availableParallelism()
const browser = browserTests()

/** Limits, in milliseconds, that end what hangs. They measure nothing: a machine may be many times slower than another. */
const limits = { testTimeout: 240_000, hookTimeout: 480_000, expect: { poll: { timeout: 120_000 } } }

/** Tests of a server that is composed of more areas than the product: what they import is theirs alone. */
const composed = ['tests/documents/trial*.test.ts']

const nodeTests = (own: { name: string; isolate: boolean; include: string[]; exclude?: string[] }) => ({
  extends: './vite.config.ts',
  test: {
    environment: 'node' as const,
    setupFiles: [
      'tests/support/processorTime.setup.ts',
      'tests/support/passwordCost.setup.ts',
      'tests/support/companyStatements.setup.ts',
      'walks/model/sealed.setup.ts',
    ],
    maxWorkers,
    ...limits,
    globalSetup: 'tests/support/workerFolder.global.ts',
    ...own,
  },
})

export default defineConfig({
  test: {
    projects: [
      nodeTests({
        name: 'node',
        // Files of a worker share what they import: importing it anew was a quarter of the time.
        isolate: false,
        include: ['tests/**/*.test.ts'],
        exclude: ['tests/**/*.{e2e,hostile}.test.ts', ...composed],
      }),
      nodeTests({ name: 'node (modules of each file)', isolate: true, include: composed }),
      {
        test: {
          name: 'hostile',
          environment: 'node',
          setupFiles: ['tests/support/processorTime.setup.ts', 'tests/support/passwordCost.setup.ts'],
          maxWorkers,
          // Files of a worker share its cluster and its demo data too.
          isolate: false,
          ...limits,
          globalSetup: ['tests/support/workerFolder.global.ts', 'tests/support/serverBundle.global.ts'],
          include: ['tests/**/*.hostile.test.ts'],
        },
      },
      // Four files at a time, since they wait for pages and programs; each has a product of its own, the files of a worker share its browsers.
      {
        extends: './vite.config.ts',
        test: {
          name: 'e2e',
          environment: 'node',
          setupFiles: ['tests/support/processorTime.setup.ts', 'tests/support/passwordCost.setup.ts'],
          include: ['tests/e2e/**/*.e2e.test.ts'],
          globalSetup: ['tests/support/serverBundle.global.ts', 'tests/e2e/support/demoData.ts'],
          maxWorkers: 4,
          isolate: false,
          sequence: { groupOrder: 1 },
          ...limits,
          // Each poll takes the time of a page that is busy with what is waited for.
          expect: { poll: { ...limits.expect.poll, interval: 250 } },
        },
      },
      { ...browser, test: { ...browser.test, ...limits, maxWorkers } },
    ],
  },
})
