import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { currentRequest } from '../../../server/log.ts'
import { statementChannel } from '../../../server/store/statements.ts'

/** What is taken from an account: columns, with their values from then on. */
export type Loss = Readonly<Record<'is_active' | 'scope', string | number>>

/** Tables that are changed here, in which a nonce or a try has been used up all the same, or that are no table of the product. */
const others = ['accounts', 'used_nonces', 'hsm_keys', 'sqlite_sequence']

/** Times that a call is tried while what works beside it writes too. */
const mostTries = 20

const isWriting = /\b(?:insert|update|delete)\b/i

/** Counts statements by which what belongs to no request has written, such as housekeeping, until `end`. */
const writingBeside = () => {
  let count = 0
  const onStatement = (message: unknown): void => {
    if (currentRequest() === undefined && isWriting.test(JSON.stringify(message))) count += 1
  }
  subscribe(statementChannel, onStatement)
  return {
    end(): number {
      unsubscribe(statementChannel, onStatement)
      return count
    },
  }
}

const textOf = (value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)

/** The database of a server on SQLite, looked at and changed beside it. */
export const besideServer = (folder: string) => {
  const database = new DatabaseSync(join(folder, 'tokhai.sqlite'))
  const write = (accountId: string, { is_active, scope }: Loss): void => {
    database.prepare('update accounts set is_active = ?, scope = ? where id = ?').run(is_active, scope, accountId)
  }
  /** A password that was to be chosen anew is not, where the choice was refused. */
  const leavePassword = (accountId: string): void => {
    database.prepare('update accounts set must_change_password = 0 where id = ?').run(accountId)
  }
  /** All rows of all tables but those, by the table. */
  const rows = (): ReadonlyMap<string, string> => {
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all()
    const names = tables.map(({ name }) => String(name)).filter((name) => !others.includes(name))
    const textOfAll = (name: string): string => {
      const statement = database.prepare(`select * from "${name}"`)
      // Counters of the search index are wider than numbers.
      statement.setReadBigInts(true)
      return JSON.stringify(statement.all(), (_key, value: unknown) => textOf(value))
    }
    return new Map(names.map((name) => [name, textOfAll(name)]))
  }
  const isBegun = (): boolean => {
    try {
      database.exec('begin immediate')
      return true
    } catch (error) {
      if (error instanceof Error && error.message.includes('database is locked')) return false
      throw error
    }
  }
  /** The same once nobody is in the midst of writing. */
  const settledRows = async (): Promise<ReadonlyMap<string, string>> => {
    while (!isBegun()) await new Promise((resolve) => setImmediate(resolve))
    const settled = rows()
    database.exec('commit')
    return settled
  }
  return {
    /**
     * Takes the right away once the request has passed its last guard: with the first statement after the session was read a second time. Gives it
     * back after the work.
     */
    async losing<Value>(accountId: string, [before, after]: readonly [Loss, Loss], work: () => Promise<Value>) {
      let guards = 0
      let isLost = false
      const onStatement = (message: unknown): void => {
        if (guards === 2 && !isLost) {
          isLost = true
          write(accountId, after)
        }
        if (/from "sessions" inner join/.test(JSON.stringify(message).replaceAll('\\', ''))) guards += 1
      }
      subscribe(statementChannel, onStatement)
      try {
        return await work()
      } finally {
        unsubscribe(statementChannel, onStatement)
        write(accountId, before)
        leavePassword(accountId)
      }
    },
    /**
     * Does work, and answers the tables that it has changed: whose rows they are is known where nobody but requests wrote meanwhile, and else
     * all of it is done anew.
     * @param prepare what goes before, and may write
     */
    async changedBy<Prepared, Value>(prepare: () => Promise<Prepared>, work: (prepared: Prepared) => Promise<Value>) {
      for (let tries = 1; ; tries += 1) {
        const prepared = await prepare()
        const beside = writingBeside()
        const before = await settledRows()
        const value = await work(prepared)
        const after = await settledRows()
        const isAlone = beside.end() === 0
        const changed = [...after].flatMap(([table, now]) => (before.get(table) === now ? [] : [table]))
        if (changed.length === 0 || isAlone || tries === mostTries) return { value, changed }
      }
    },
    close: () => database.close(),
  }
}
