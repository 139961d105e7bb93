import type { AreaParts, SweepParts } from '../../area.ts'
import { inPanel, type RecordPlaces } from '../../notifications/mail/recordPlaces.ts'
import { createPasswordEnvelope } from '../../passwords/passwordEnvelope.ts'
import { createSignInThrottle } from '../../passwords/throttle.ts'
import { createAskedKeys } from '../../remoteSigning/askedKeys.ts'
import { certificateEnding } from './endingNotification.ts'
import { notifyOfEnds } from './notifyOfEnds.ts'
import { signatureRefusals } from './refusals.ts'
import { digitalSignatureRoutes } from './routes.ts'
import type { Repositories } from './store/repositories.ts'

export const digitalSignatures = {
  repositories: () => ({}),
  refusals: signatureRefusals,
  async routes({ store, clock, hsm, remoteSigning, sealing, signInLimits }: AreaParts<Repositories>) {
    const envelope = await createPasswordEnvelope(store, sealing, clock)
    const askedKeys = createAskedKeys(remoteSigning, createSignInThrottle(store, signInLimits, clock))
    return digitalSignatureRoutes({ store, clock, hsm, sealing, envelope, askedKeys })
  },
  notificationKinds: [certificateEnding],
  recordPlaces: {
    'digital-signatures': ({ named }) => inPanel('digital-signatures', { q: named['serial_no'] ?? '' }),
  } satisfies RecordPlaces,
  sweep: ({ store, clock }: SweepParts<Repositories>) => notifyOfEnds(store, clock),
}
