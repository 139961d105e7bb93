import { unixSeconds } from '../../clock.ts'
import type { AreaParts, SweepParts } from '../../area.ts'
import type { Connection } from '../../store/connection.ts'
import { createKnownDevices } from './known-devices.ts'
import { createPasswordEnvelope } from '../../passwords/password-envelope.ts'
import { authRefusals } from './refusals.ts'
import { authRoutes } from './routes.ts'
import { createSignIn } from './sign-in.ts'
import type { AuthRepositories, Repositories } from './store/repositories.ts'
import { signInGuardsIn } from './store/sign-in-guard-queries.ts'
import { createSignInThrottle } from './throttle.ts'
import type { TableOwners } from '../../store/tables.ts'

export const auth = {
  tables: { sign_in_failures: 'server' } satisfies TableOwners,
  repositories: ({ db }: Connection): AuthRepositories => ({ signInGuards: signInGuardsIn(db) }),
  refusals: authRefusals,
  async routes({ store, clock, signInLimits, closedPassword }: AreaParts<Repositories>) {
    const envelope = await createPasswordEnvelope(store, clock)
    const throttle = createSignInThrottle(store, signInLimits, clock)
    const devices = await createKnownDevices(store, clock)
    return authRoutes(await createSignIn({ store, envelope, throttle, devices, closedPassword, clock }), envelope)
  },
  async sweep({ store, clock, signInLimits }: SweepParts<Repositories>) {
    await store.signInGuards.removeExpired(unixSeconds(clock()) - signInLimits.seconds)
  },
}
