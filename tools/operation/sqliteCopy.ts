import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { hasLog, hasLostLog } from './sqliteLog.ts'
import { backup, DatabaseSync } from 'node:sqlite'
import { product } from '../../server/areas.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'

/** Larger than any database: all pages in one step, which is one point in time, and no writer makes it begin again. */
const everyPage = 2 ** 31 - 1

const besides = ['-wal', '-shm', '-journal'] as const

const removeDatabase = (path: string): void => {
  for (const end of ['', ...besides]) rmSync(path + end, { force: true })
}

/** What is wrong with a database file that a server is to take over, or null. */
const problemOf = (path: string): string | null => {
  const database = new DatabaseSync(path, { readOnly: false })
  try {
    const sound = database.prepare('pragma integrity_check').all()
    if (sound.length !== 1 || sound[0]?.['integrity_check'] !== 'ok') return 'it is damaged'
    const known = database.prepare("select name from sqlite_master where name = 'kysely_migration'").all()
    if (known.length === 0) return 'it is no database of this product'
    const steps = database.prepare('select name from kysely_migration').all()
    const newer = steps.filter(({ name }) => typeof name !== 'string' || !(name in product.migrations))
    if (newer.length > 0) return 'a newer version of the product has made it'
    // One file, without a log beside it.
    database.exec('pragma journal_mode = delete')
    return null
  } catch (error) {
    return error instanceof Error ? `it is no database (${error.message})` : 'it is no database'
  } finally {
    database.close()
  }
}

/** Copies a database, in use or not, under another name, looks it through, and only then gives it its own. */
const copySound = async (from: string, to: string): Promise<string | null> => {
  const partial = join(dirname(to), `.${basename(to)}.partial`)
  removeDatabase(partial)
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 })
  try {
    await backup(source, partial, { rate: everyPage })
  } finally {
    source.close()
  }
  const problem = problemOf(partial)
  if (problem === null) renameSync(partial, to)
  else removeDatabase(partial)
  return problem
}

/** Copies the database while servers use it: everything that was committed when the copy began, and nothing in part. */
export const backUp = async (database: string, file: string): Promise<Result<null, string>> => {
  if (!existsSync(database)) return fail(`there is no database at ${database}`)
  if (existsSync(file)) return fail(`${file} exists; nothing was copied over it`)
  const problem = await copySound(database, file)
  return problem === null ? succeed(null) : fail(`the copy is of no use: ${problem}`)
}

/** Whether no other process has the database open; what its log holds is then in the file itself. */
const isAlone = (path: string): boolean => {
  const database = new DatabaseSync(path, { timeout: 0 })
  try {
    database.exec('pragma journal_mode = delete')
    return true
  } catch {
    return false
  } finally {
    database.close()
  }
}

/** A folder that was copied as a whole holds the database under its own name. */
const databaseIn = (path: string, name: string): string =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true ? join(path, name) : path

const withoutLog = `it was copied while a server used it, without its log (the file of the same name that ends in -wal): what was saved last is missing.
Put that file beside it, or take a copy that npm run backup has made. npm run restore -- FILE --without-log takes it as it is, for instance
where the server had been stopped before the file was copied`

/** Moves what stands at the database's name out of the way, with a log whose database is gone: SQLite would take it for the new one's. */
const moveAway = (database: string, kept: string): void => {
  for (const end of ['', ...besides]) if (existsSync(database + end)) renameSync(database + end, kept + end)
}

export interface Restored {
  /** Where what was there stays; null where there was nothing. */
  readonly kept: string | null
  /** Whether what was taken is a file and a log beside it, which may be copies of two moments. */
  readonly hadLog: boolean
}

/**
 * Puts a copy in the place of the database that no server uses: a file, or a folder with the database in it. Refuses one whose log is missing,
 * unless `acceptsWithoutLog`.
 */
export const restore = async (
  from: string,
  database: string,
  { stamp, acceptsWithoutLog }: { readonly stamp: string; readonly acceptsWithoutLog: boolean },
): Promise<Result<Restored, string>> => {
  const file = databaseIn(from, basename(database))
  if (!existsSync(file)) return fail(`there is no file ${file}`)
  if (!acceptsWithoutLog && hasLostLog(file)) return fail(`${file} cannot be taken: ${withoutLog}`)
  const hadLog = hasLog(file)
  if (existsSync(database) && !isAlone(database)) return fail('a server uses the database; stop it first')
  const fresh = `${database}.restored`
  const problem = await copySound(file, fresh).catch((error: unknown) => (error instanceof Error ? error.message : ''))
  if (problem !== null) return fail(`${file} cannot be taken: ${problem}`)
  const kept = existsSync(database) ? `${database}.before-${stamp}` : null
  moveAway(database, `${database}.before-${stamp}`)
  renameSync(fresh, database)
  return succeed({ kept, hadLog })
}
