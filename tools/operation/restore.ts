import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ownOptions } from '../commands/ownOptions.ts'
import { refuse } from '../commands/refuse.ts'
import { postgresUrl, sqliteFile } from './data.ts'
import { restore } from './sqliteCopy.ts'

process.umask(0o077)

const withLog = `It had a log beside it. If a server was running while they were copied, they may be of two moments: look whether the newest
declarations are there. npm run backup copies both at one moment.`

const run = async ([file, ...rest]: readonly string[], acceptsWithoutLog: boolean): Promise<number> => {
  if (file === undefined || rest.length > 0) return refuse('npm run restore -- FILE [--without-log]')
  if (postgresUrl() !== null)
    return refuse('DATABASE_URL names a PostgreSQL database: use pg_restore (docs/operation.md)')
  mkdirSync(dirname(sqliteFile()), { recursive: true, mode: 0o700 })
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const restored = await restore(resolve(file), sqliteFile(), { stamp, acceptsWithoutLog })
  if (!restored.ok) return refuse(restored.failure)
  const { kept, hadLog } = restored.value
  console.log(`The database is that of ${file}.${kept === null ? '' : ` What was there is ${kept}.`}`)
  if (hadLog) console.log(withLog)
  return 0
}

const { values, words } = ownOptions({ 'without-log': { type: 'boolean', default: false } }, true)
process.exitCode = await run(words, values['without-log'])
