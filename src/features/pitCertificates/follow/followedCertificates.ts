import { msg } from '@lingui/core/macro'
import type { FollowedKind } from '../../../documents/follow/followedKind.ts'
import { outcomeBy } from '../../../documents/follow/outcomeBy.ts'
import { statusAppearances } from '../CertificateStatusBadge.tsx'
import { certificateKeys } from '../queries/keys.ts'

/** News of PIT certificates; nothing of them names a taxpayer. */
export const followedCertificates: FollowedKind = {
  key: 'pitCertificates',
  panels: ['pit-certificates'],
  queryKey: certificateKeys.all,
  outcomeOf: outcomeBy({
    'pitCertificate.accepted': {
      isTurnedDown: false,
      status: statusAppearances.accepted.label,
      text: (reference) => msg`The tax authority has accepted PIT certificate ${reference}.`,
    },
    'pitCertificate.refused': {
      isTurnedDown: true,
      status: statusAppearances.rejected.label,
      text: (reference) => msg`The tax authority has refused PIT certificate ${reference}. Open it to read why.`,
    },
  }),
  answered: (accepted, refused) => msg`The tax authority has answered: ${accepted} accepted, ${refused} refused.`,
}
