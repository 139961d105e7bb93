import type { TestPostgres } from '../../../tools/product/server/postgres.ts'
import { copyFolder, makeDemoData } from '../../server/support/demoFolder.ts'

/** A database of PostgreSQL, and the data folder of its servers. */
interface DemoDatabase {
  readonly url: string
  readonly folder: string
}

let original: Promise<DemoDatabase> | null = null

const makeOriginal = async ({ createDatabase }: TestPostgres): Promise<DemoDatabase> => {
  const url = await createDatabase()
  return { url, folder: await makeDemoData(url) }
}

/** A database with the demo data, as a server makes it once per worker, and its folder; the test removes the folder. */
export const makeDemoDatabase = async (cluster: TestPostgres): Promise<DemoDatabase> => {
  const { url, folder } = await (original ??= makeOriginal(cluster))
  return { url: await cluster.createDatabase(url), folder: await copyFolder(folder) }
}
