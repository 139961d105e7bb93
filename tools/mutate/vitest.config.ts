import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))
const collected = fileURLToPath(new URL('collected.ts', import.meta.url))

export default defineConfig({
  root,
  plugins: [
    {
      name: 'journeys-are-collected',
      enforce: 'pre',
      resolveId: (source, importer) =>
        source === 'vitest' && importer?.includes('/tests/journeys/') === true ? collected : null,
    },
  ],
  // XState throws a mutant's errors once more outside of any test.
  test: {
    include: ['tools/mutate/shard.run.ts'],
    setupFiles: ['walks/model/sealed.setup.ts'],
    environment: 'node',
    // A shard takes as long as the machine lets it.
    testTimeout: 0,
    reporters: ['dot'],
    dangerouslyIgnoreUnhandledErrors: true,
  },
})
