import { unixSeconds } from '../clock.ts'
import type { SweepParts } from '../area.ts'
import type { OutboxRepositories } from '../outbox/outbox.ts'
import type { Connection } from '../store/connection.ts'
import type { TableOwners } from '../store/tables.ts'
import { signInCodeTable } from './0038-sign-in-codes.ts'
import { signInCodesIn } from './signInCodeQueries.ts'
import { codeSubject, countedFor, type SignInCodeRepositories } from './signInCodes.ts'

export const signInCodes = {
  migrations: { '0038-sign-in-codes': signInCodeTable },
  // They are asked for before it is known who asks.
  tables: { sign_in_codes: 'server' } satisfies TableOwners,
  repositories: ({ db }: Connection): SignInCodeRepositories => ({ signInCodes: signInCodesIn(db) }),
  async sweep({ store, clock }: SweepParts<SignInCodeRepositories & OutboxRepositories>) {
    const before = unixSeconds(clock()) - countedFor
    await store.signInCodes.removeOld(before)
    await store.outbox.removeEnded(codeSubject, new Date(before * 1000).toISOString())
  },
}
