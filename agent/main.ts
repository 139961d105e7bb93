import { run } from './run.ts'

await run(async () => (await import('./faults/openFaults.ts')).openFaults())
