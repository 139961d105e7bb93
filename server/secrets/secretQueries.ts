import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { ServerSecrets } from './secrets.ts'

declare module '../store/tables.ts' {
  interface Tables {
    server_secrets: { name: string; value: string }
  }
}

export const secretsIn = (db: Kysely<Tables>): ServerSecrets => {
  const read = (name: string) =>
    db.selectFrom('server_secrets').select('value').where('name', '=', name).executeTakeFirst()
  return {
    async keep(name, value) {
      const kept = await read(name)
      if (kept !== undefined) return kept.value
      await db
        .insertInto('server_secrets')
        .values({ name, value: await value() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const winner = await read(name)
      if (winner === undefined) throw new Error(`the server's secret ${name} was not kept`)
      return winner.value
    },
  }
}
