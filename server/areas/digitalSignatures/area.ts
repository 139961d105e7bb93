import type { AreaParts } from '../../area.ts'
import { createPasswordEnvelope } from '../../passwords/passwordEnvelope.ts'
import { signatureRefusals } from './refusals.ts'
import { digitalSignatureRoutes } from './routes.ts'
import type { Repositories } from './store/repositories.ts'

export const digitalSignatures = {
  repositories: () => ({}),
  refusals: signatureRefusals,
  async routes({ store, clock, hsm, sealing }: AreaParts<Repositories>) {
    return digitalSignatureRoutes({ store, clock, hsm, sealing, envelope: await createPasswordEnvelope(store, clock) })
  },
}
