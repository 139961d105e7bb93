import { run } from './run.ts'

await run(async () => (await import('./faults/open-faults.ts')).openFaults())
