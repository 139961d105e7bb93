import { unixSeconds } from '../clock.ts'
import type { SweepParts } from '../area.ts'
import type { Connection } from '../store/connection.ts'
import type { TableOwners } from '../store/tables.ts'
import { noncesIn } from './nonceQueries.ts'
import type { NonceRepositories } from './nonces.ts'
import { signInGuardsIn } from './signInGuardQueries.ts'
import type { GuardRepositories } from './signInGuards.ts'

export const passwords = {
  tables: { used_nonces: 'server', sign_in_failures: 'server' } satisfies TableOwners,
  repositories: ({ db }: Connection): NonceRepositories & GuardRepositories => ({
    nonces: noncesIn(db),
    signInGuards: signInGuardsIn(db),
  }),
  async sweep({ store, clock, signInLimits }: SweepParts<NonceRepositories & GuardRepositories>) {
    const now = unixSeconds(clock())
    await store.nonces.removeExpired(now)
    await store.signInGuards.removeExpired(now - signInLimits.seconds)
  },
}
