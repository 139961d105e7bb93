import type { AreaParts } from '../../area.ts'
import { createPasswordEnvelope } from '../../passwords/passwordEnvelope.ts'
import { hsmRefusals } from './refusals.ts'
import { hsmRoutes } from './routes.ts'
import type { Repositories } from './store/repositories.ts'

export const hsmCalls = {
  repositories: () => ({}),
  refusals: hsmRefusals,
  async routes({ store, clock, hsm, sealing, signable }: AreaParts<Repositories>) {
    return hsmRoutes({
      store,
      clock,
      hsm,
      sealing,
      signable,
      envelope: await createPasswordEnvelope(store, sealing, clock),
    })
  },
}
