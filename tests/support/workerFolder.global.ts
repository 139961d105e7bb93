import { tmpdir } from 'node:os'
import type { TestProject } from 'vitest/node'
import { makeClusterFolder, removeClusters } from '../../tools/product/server/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of what a worker keeps for all of its files, such as its PostgreSQL cluster. */
    workerFolder: string
  }
}

/** A worker cannot take away what outlives its files: it ends with the run. */
export default async function makeWorkerFolder({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await makeClusterFolder(tmpdir())
  provide('workerFolder', folder)
  return () => removeClusters(folder)
}
