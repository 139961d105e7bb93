import { msg } from '@lingui/core/macro'
import type { FollowedKind } from '../../../documents/follow/followedKind.ts'
import { statusAppearances } from '../CertificateStatusBadge.tsx'
import { certificateKeys } from '../queries/keys.ts'

/** The statuses that are said wherever the user is, by the kind of the notification. */
const decisions: ReadonlyMap<string, 'accepted' | 'rejected'> = new Map([
  ['pitCertificate.accepted', 'accepted'],
  ['pitCertificate.refused', 'rejected'],
])

/** News of PIT certificates; nothing of them names a taxpayer. */
export const followedCertificates: FollowedKind = {
  key: 'pitCertificates',
  panels: ['pit-certificates'],
  queryKey: certificateKeys.all,
  outcomeOf: ({ notified }) => {
    const status = decisions.get(notified?.kind ?? '')
    if (status === undefined) return null
    const { reference = '' } = notified?.parameters ?? {}
    return {
      reference,
      isTurnedDown: status === 'rejected',
      status: statusAppearances[status].label,
      text:
        status === 'accepted'
          ? msg`The tax authority has accepted PIT certificate ${reference}.`
          : msg`The tax authority has refused PIT certificate ${reference}. Open it to read why.`,
    }
  },
  answered: (accepted, refused) => msg`The tax authority has answered: ${accepted} accepted, ${refused} refused.`,
}
