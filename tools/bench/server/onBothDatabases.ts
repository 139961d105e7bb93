import { join } from 'node:path'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import { startPostgres } from '../../product/server/postgres.ts'
import { makeFolder, removeFolder } from '../../product/server/runningServer.ts'
import type { Figure } from '../figure.ts'

/** The figures of each kind of database that can be started here. */
export const onBothDatabases = async (
  measure: (location: DatabaseLocation) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> => {
  const folder = await makeFolder()
  const figures = [...(await measure({ kind: 'sqlite', path: join(folder, 'bench.sqlite') }))]
  await removeFolder(folder)
  const cluster = await startPostgres()
  if (cluster === null) return figures
  const url = await cluster.createDatabase()
  figures.push(...(await measure({ kind: 'postgres', url, onConnectionLost: () => undefined })))
  await cluster.stop()
  return figures
}
