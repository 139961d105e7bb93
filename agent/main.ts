import { run } from './run.ts'

await run({ openFaults: async () => (await import('./faults/openFaults.ts')).openFaults() })
