import { createPasswordEnvelope } from './auth/password-envelope.ts'
import { authRoutes } from './auth/routes.ts'
import { createSignIn, type SignIn } from './auth/sign-in.ts'
import { createSignInThrottle, type SignInLimits } from './auth/throttle.ts'
import type { Clock } from './clock.ts'
import { commonsRoutes } from './commons/routes.ts'
import type { Route } from './http/route.ts'
import { settingsRoutes, type ProcessingTime } from './settings/routes.ts'
import type { Store } from './store/store.ts'

export interface ApiParts {
  readonly store: Store
  readonly clock: Clock
  readonly signInLimits: SignInLimits
  readonly authority: ProcessingTime
}

/** Every call of the contract over a store, and the sign-in that admits to them. */
export const createApi = async ({ store, clock, signInLimits, authority }: ApiParts): Promise<{ routes: readonly Route[]; signIn: SignIn }> => {
  const envelope = await createPasswordEnvelope(store, clock)
  const throttle = createSignInThrottle(store, signInLimits, clock)
  const signIn = await createSignIn({ store, envelope, throttle, clock })
  return { signIn, routes: [...authRoutes(signIn, envelope), ...commonsRoutes, ...settingsRoutes(store, authority, clock)] }
}
