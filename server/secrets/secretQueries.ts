import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { ServerSecrets } from './secrets.ts'

declare module '../store/tables.ts' {
  interface Tables {
    /** Names with that of the master key behind a blank hold sealed values; without, what an earlier version kept open. */
    server_secrets: { name: string; value: string }
  }
}

export const secretsIn = (db: Kysely<Tables>): ServerSecrets => {
  const read = async (name: string): Promise<string | null> => {
    const row = await db.selectFrom('server_secrets').select('value').where('name', '=', name).executeTakeFirst()
    return row?.value ?? null
  }
  return {
    async keep(sealing, name, value) {
      // A server with another master key has secrets of its own: it could read none of these, and shall not replace them.
      const sealedName = `${name} ${sealing.keyName}`
      const place = ['server_secrets', sealedName]
      if ((await read(sealedName)) === null) {
        const sealed = sealing.seal('server-secret', place, (await read(name)) ?? (await value()))
        await db
          .insertInto('server_secrets')
          .values({ name: sealedName, value: sealed })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        await db.deleteFrom('server_secrets').where('name', '=', name).execute()
      }
      const kept = sealing.open('server-secret', place, (await read(sealedName)) ?? '')
      if (kept === null) throw new Error(`the server's secret ${name} was not kept, or is damaged`)
      return kept.toString('utf8')
    },
  }
}
