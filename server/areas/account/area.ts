import type { AreaParts } from '../../area.ts'
import { createPasswordEnvelope } from '../../passwords/passwordEnvelope.ts'
import { createSignInThrottle } from '../../passwords/throttle.ts'
import { accountPictures } from './demo/rows.ts'
import { createPasswordChange } from './changePassword.ts'
import { accountRefusals } from './refusals.ts'
import type { Repositories } from './repositories.ts'
import { accountRoutes } from './routes.ts'

export const account = {
  pictures: [{ table: 'accounts', column: 'profile_image', company: 'company_id' }],
  repositories: () => ({}),
  refusals: accountRefusals,
  async routes({ store, sealing, clock, signInLimits, closedPassword, images }: AreaParts<Repositories>) {
    const envelope = await createPasswordEnvelope(store, sealing, clock)
    const throttle = createSignInThrottle(store, signInLimits, clock)
    const changePassword = createPasswordChange({ store, envelope, throttle, closedPassword, clock })
    return accountRoutes({ store, clock, images }, changePassword)
  },
  demo: { rows: accountPictures },
}
