import type { Clock } from '../clock.ts'
import type { SignInLimits } from '../companies/signInLimits.ts'
import type { GuardRepositories } from '../passwords/signInGuards.ts'
import { createSignInThrottle } from '../passwords/throttle.ts'
import type { Sealing } from '../secrets/sealing.ts'
import { createLogIn } from './accounts.ts'
import type { HsmConfig } from './config.ts'
import { createEmbeddedDevice } from './embedded/device.ts'
import { createHsm } from './hsm.ts'
import { createPkcs11Device } from './pkcs11/device.ts'
import type { Hsm } from './port.ts'
import { createRemembered } from './remembered.ts'
import type { HsmRepositories } from './store/records.ts'
import { createCodes } from './twoFactor/codes.ts'

export interface HsmParts {
  readonly store: HsmRepositories & GuardRepositories
  readonly sealing: Sealing
  readonly clock: Clock
  readonly signInLimits: SignInLimits
  readonly config: HsmConfig
}

/** The signing server as it is configured. */
export const openHsm = async ({ store, sealing, clock, signInLimits, config }: HsmParts): Promise<Hsm> => {
  const remembered = createRemembered(() => performance.now())
  const throttle = createSignInThrottle(store, signInLimits, clock)
  return createHsm({
    providers: config.providers,
    logIn: await createLogIn({ store, throttle, remembered }),
    device:
      config.device === null ? createEmbeddedDevice({ store, sealing, remembered }) : createPkcs11Device(config.device),
    codes: createCodes({ store, sealing, clock }),
    clock,
  })
}
