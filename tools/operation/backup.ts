import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ownOptions } from '../commands/ownOptions.ts'
import { refuse } from '../commands/refuse.ts'
import { postgresUrl, sqliteFile } from './data.ts'
import { backUp } from './sqliteCopy.ts'

process.umask(0o077)

const run = async ([file, ...rest]: readonly string[]): Promise<number> => {
  if (file === undefined || rest.length > 0) return refuse('npm run backup -- FILE')
  if (postgresUrl() !== null) return refuse('DATABASE_URL names a PostgreSQL database: use pg_dump (docs/operation.md)')
  const to = resolve(file)
  mkdirSync(dirname(to), { recursive: true })
  const copied = await backUp(sqliteFile(), to)
  if (!copied.ok) return refuse(copied.failure)
  console.log(`${to} holds everything that was saved until now.`)
  return 0
}

process.exitCode = await run(ownOptions({}, true).words)
