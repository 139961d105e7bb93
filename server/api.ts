import { createKnownDevices } from './areas/auth/known-devices.ts'
import { createPasswordEnvelope } from './areas/auth/password-envelope.ts'
import { authRoutes } from './areas/auth/routes.ts'
import { createSignIn, type SignIn } from './areas/auth/sign-in.ts'
import { createSignInThrottle, type SignInLimits } from './areas/auth/throttle.ts'
import type { ProcessingTime } from './authority/processing-time.ts'
import { commonsRoutes } from './areas/commons/routes.ts'
import { createDownloadLinks } from './areas/declarations/download-link.ts'
import type { RegisterParts } from './areas/declarations/register.ts'
import { declarationRoutes } from './areas/declarations/routes.ts'
import type { Route } from './http/route.ts'
import { pdfViewerRoutes } from './areas/pdf-viewer/routes.ts'
import { settingsRoutes } from './areas/company/routes.ts'
import { newSecret } from './store/identifiers.ts'

export interface ApiParts extends RegisterParts {
  readonly signInLimits: SignInLimits
  readonly processingTime: ProcessingTime
  /** See `createSignIn`. */
  readonly closedPassword: string | null
}

/** Every call of the contract over a store, and the sign-in that admits to them. */
export const createApi = async (parts: ApiParts): Promise<{ routes: readonly Route[]; signIn: SignIn }> => {
  const { store, clock, signInLimits, processingTime, closedPassword } = parts
  const envelope = await createPasswordEnvelope(store, clock)
  const throttle = createSignInThrottle(store, signInLimits, clock)
  const devices = await createKnownDevices(store, clock)
  const signIn = await createSignIn({ store, envelope, throttle, devices, closedPassword, clock })
  const links = createDownloadLinks(await store.secrets.keep('link-key', () => Promise.resolve(newSecret())), clock)
  return {
    signIn,
    routes: [
      ...authRoutes(signIn, envelope),
      ...commonsRoutes,
      ...settingsRoutes(store, processingTime, clock),
      ...declarationRoutes(parts, links),
      ...pdfViewerRoutes(store, clock),
    ],
  }
}
