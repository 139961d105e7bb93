import { cp, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { makeFolder, startTestServer, testConfig } from '../../../tools/product/server/runningServer.ts'

/** Has a server make its demo data in the database, SQLite for null; answers its folder, which is there until the run ends. */
export const makeDemoData = async (databaseUrl: string | null): Promise<string> => {
  const folder = await mkdtemp(join(inject('workerFolder'), 'demo-'))
  await (await startTestServer(testConfig(folder, { databaseUrl }))).close()
  return folder
}

/** A copy of a folder; the test removes it. */
export const copyFolder = async (original: string): Promise<string> => {
  const folder = await makeFolder()
  await cp(original, folder, { recursive: true })
  return folder
}

let original: Promise<string> | null = null

/** A folder as the server leaves it when it makes its demo data, which it does once per worker; the test removes it. */
export const makeDemoFolder = async (): Promise<string> => copyFolder(await (original ??= makeDemoData(null)))
