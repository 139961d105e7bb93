import type { AreaParts, SweepParts } from '../../area.ts'
import { createSignInThrottle } from '../../passwords/throttle.ts'
import { createAskedKeys } from '../../remoteSigning/askedKeys.ts'
import type { Connection } from '../../store/connection.ts'
import type { TableOwners } from '../../store/tables.ts'
import { remoteSigningRefusals } from './refusals.ts'
import { remoteSigningRoutes } from './routes.ts'
import { remoteRequests } from './store/migrations/0017-remote-requests.ts'
import { remoteBatches } from './store/migrations/0022-remote-batches.ts'
import { remoteRequestsOfAccounts } from './store/migrations/0036-remote-requests-of-accounts.ts'
import { remoteRequestsIn } from './store/remoteRequestQueries.ts'
import type { RemoteRequestRepositories } from './store/remoteRequests.ts'
import type { Repositories } from './store/repositories.ts'
import { sweepRequests } from './sweep.ts'

export const remoteSigningCalls = {
  migrations: {
    '0017-remote-requests': remoteRequests,
    '0022-remote-batches': remoteBatches,
    '0036-remote-requests-of-accounts': remoteRequestsOfAccounts,
  },
  tables: { remote_requests: 'company' } satisfies TableOwners,
  repositories: ({ db }: Connection): RemoteRequestRepositories => ({ remoteRequests: remoteRequestsIn(db) }),
  refusals: remoteSigningRefusals,
  routes({ store, clock, log, roots, remoteSigning, sealing, signInLimits, signable }: AreaParts<Repositories>) {
    const askedKeys = createAskedKeys(remoteSigning, createSignInThrottle(store, signInLimits, clock))
    return remoteSigningRoutes({ store, clock, log, roots, remoteSigning, sealing, askedKeys, signable })
  },
  sweep: ({ store, clock }: SweepParts<Repositories>) => sweepRequests(store, clock),
}
