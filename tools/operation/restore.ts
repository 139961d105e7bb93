import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ownOptions } from '../commands/ownOptions.ts'
import { refuse } from '../commands/refuse.ts'
import { postgresUrl, sqliteFile } from './data.ts'
import { restore } from './sqliteCopy.ts'

process.umask(0o077)

const run = async ([file, ...rest]: readonly string[]): Promise<number> => {
  if (file === undefined || rest.length > 0) return refuse('npm run restore -- FILE')
  if (postgresUrl() !== null)
    return refuse('DATABASE_URL names a PostgreSQL database: use pg_restore (docs/operation.md)')
  mkdirSync(dirname(sqliteFile()), { recursive: true, mode: 0o700 })
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const restored = await restore(resolve(file), sqliteFile(), stamp)
  if (!restored.ok) return refuse(restored.failure)
  const { kept } = restored.value
  console.log(`The database is that of ${file}.${kept === null ? '' : ` What was there is ${kept}.`}`)
  return 0
}

process.exitCode = await run(ownOptions({}, true).words)
