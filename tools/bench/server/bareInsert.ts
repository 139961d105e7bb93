import { readFileSync } from 'node:fs'
import { CompiledQuery, sql, type Kysely } from 'kysely'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import type { Tables } from '../../../server/store/tables.ts'
import type { Figure } from '../figure.ts'

export type Row = Readonly<Record<string, unknown>>

/** The statement that inserts so many of these rows, and what it binds, as whoever knows the table would write it. */
export const inserting = (kind: DatabaseLocation['kind'], table: string, some: readonly Row[]): CompiledQuery => {
  const columns = Object.keys(some[0] ?? {})
  let bound = 0
  const next = (): string => {
    bound += 1
    return kind === 'postgres' ? `$${bound}` : '?'
  }
  const values = some.map(() => `(${columns.map(next).join(', ')})`).join(', ')
  const parameters = some.flatMap((row) => columns.map((column) => row[column]))
  return CompiledQuery.raw(`insert into ${table} (${columns.join(', ')}) values ${values}`, parameters)
}

/** Milliseconds of a tick in which /proc counts. */
const tick = 10

/** Milliseconds of processor time that a process has taken so far (proc_pid_stat(5): utime and stime). */
export const takenBy = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tick
}

/** Processor time so far of this process, in which SQLite works, and of PostgreSQL's for this database. */
const processorTime = async (db: Kysely<Tables>, kind: DatabaseLocation['kind']): Promise<number> => {
  const { user, system } = process.cpuUsage()
  const own = (user + system) / 1000
  if (kind === 'sqlite') return own
  const { rows: backends } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()`.execute(db)
  return backends.reduce((sum, { pid }) => sum + takenBy(pid), own)
}

const rounds = 3

interface InTurns {
  readonly kind: DatabaseLocation['kind']
  /** Takes away what either has written. */
  readonly empty: () => Promise<void>
  /** Inserts the rows that the work writes. */
  readonly statements: readonly CompiledQuery[]
  /** Prepares the work, which is not measured. */
  readonly prepared: () => () => Promise<void>
}

/** What work takes that writes rows, beside inserting them alone, in turns on the same database; called by its name. */
export const againstInsert = async (
  name: string,
  db: Kysely<Tables>,
  { kind, empty, statements, prepared }: InTurns,
): Promise<readonly Figure[]> => {
  const bare = () =>
    db.transaction().execute(async (inside) => {
      for (const statement of statements) await inside.executeQuery(statement)
    })
  const timed = async (work: () => Promise<void>): Promise<number> => {
    const before = await processorTime(db, kind)
    await work()
    return (await processorTime(db, kind)) - before
  }
  const times: Record<'bare' | 'work', number[]> = { bare: [], work: [] }
  for (let round = 0; round < rounds; round += 1) {
    await empty()
    times.bare.push(await timed(bare))
    await empty()
    times.work.push(await timed(prepared()))
  }
  const [took, least] = [Math.min(...times.work), Math.min(...times.bare)]
  return [
    { name: `${name}, against an insert`, value: took / least, unit: 'x', aim: 3 },
    { name: `${name}, processor time`, value: took, unit: 'ms' },
    { name: `${name}, insert alone`, value: least, unit: 'ms' },
  ]
}
