import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { browserProject } from './tools/test/browserProject.ts'

/** Vitest would leave a core unused, half of what a small machine has. */
const maxWorkers = availableParallelism()
const browser = browserProject()

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'node',
          environment: 'node',
          maxWorkers,
          // Some tests run a whole command, which takes its time on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.{e2e,hostile}.test.ts'],
        },
      },
      {
        test: {
          name: 'hostile',
          environment: 'node',
          maxWorkers,
          hookTimeout: 60_000,
          include: ['tests/**/*.hostile.test.ts'],
        },
      },
      // Two files at a time, each with a product of its own; the files of a worker share its Chromium.
      {
        extends: './vite.config.ts',
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.e2e.test.ts'],
          globalSetup: 'tests/e2e/support/demoData.ts',
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      { ...browser, test: { ...browser.test, maxWorkers } },
    ],
  },
})
