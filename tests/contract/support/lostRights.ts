import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { statementChannel } from '../../../server/store/statements.ts'

/** What is taken from an account: columns, with their values from then on. */
export type Loss = Readonly<Record<'is_active' | 'scope', string | number>>

/** Tables that are changed here, in which a nonce or a try has been used up all the same, or that are no table of the product. */
const others = ['accounts', 'used_nonces', 'hsm_keys', 'sqlite_sequence']

/** How tables are read that their worker writes too: what it moves from one to the other stands in the first. */
const readAs: Readonly<Record<string, string>> = {
  outbox: 'select id from outbox union all select id from outbox_sent order by id',
  outbox_sent: 'select 0',
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
    /** All rows of all tables but those, by the table. */
    rows(): ReadonlyMap<string, string> {
      const tables = database.prepare("select name from sqlite_master where type = 'table'").all()
      const names = tables.map(({ name }) => String(name)).filter((name) => !others.includes(name))
      const textOfAll = (name: string): string => {
        const statement = database.prepare(readAs[name] ?? `select * from "${name}"`)
        // Counters of the search index are wider than numbers.
        statement.setReadBigInts(true)
        return JSON.stringify(statement.all(), (_key, value: unknown) => textOf(value))
      }
      return new Map(names.map((name) => [name, textOfAll(name)]))
    },
    close: () => database.close(),
  }
}
