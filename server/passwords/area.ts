import { unixSeconds } from '../clock.ts'
import type { SweepParts } from '../area.ts'
import type { Connection } from '../store/connection.ts'
import type { TableOwners } from '../store/tables.ts'
import { noncesIn } from './nonce-queries.ts'
import type { NonceRepositories } from './nonces.ts'

export const passwords = {
  tables: { used_nonces: 'server' } satisfies TableOwners,
  repositories: ({ db }: Connection): NonceRepositories => ({ nonces: noncesIn(db) }),
  sweep: ({ store, clock }: SweepParts<NonceRepositories>) => store.nonces.removeExpired(unixSeconds(clock())),
}
