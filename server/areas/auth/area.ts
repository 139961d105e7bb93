import type { AreaParts } from '../../area.ts'
import { changeGivenPassword } from './changeGiven.ts'
import { createPasswordEnvelope } from '../../passwords/passwordEnvelope.ts'
import { createSignInThrottle } from '../../passwords/throttle.ts'
import { createCodeReader } from '../../signInCodes/code.ts'
import { createKnownDevices } from './knownDevices.ts'
import { createMailCodes } from './mailCodes.ts'
import { authRefusals } from './refusals.ts'
import { authRoutes } from './routes.ts'
import { createSignIn } from './signIn.ts'
import type { Repositories } from './store/repositories.ts'

export const auth = {
  repositories: () => ({}),
  refusals: authRefusals,
  async routes({ store, sealing, clock, signInLimits, isMailing, closedPassword }: AreaParts<Repositories>) {
    const envelope = await createPasswordEnvelope(store, sealing, clock)
    const throttle = createSignInThrottle(store, signInLimits, clock, isMailing ? 'code' : 'wait')
    const devices = await createKnownDevices(store, sealing, clock)
    const codes = createMailCodes({ store, reader: await createCodeReader(store, sealing), clock })
    const signIn = await createSignIn({ store, envelope, throttle, devices, codes, closedPassword, clock })
    return authRoutes(signIn, envelope, (person, asked) =>
      changeGivenPassword({ store, envelope, clock }, person, asked),
    )
  },
}
