import { msg } from '@lingui/core/macro'
import type { FollowedKind } from '../../../documents/follow/followedKind.ts'
import { outcomeBy } from '../../../documents/follow/outcomeBy.ts'
import { noticeKeys } from './keys.ts'
import { statusAppearances } from './NoticeStatusBadge.tsx'

/** News of error notices. */
export const followedNotices: FollowedKind = {
  key: 'errorNotices',
  panels: ['error-notices'],
  queryKey: noticeKeys.all,
  outcomeOf: outcomeBy({
    'errorNotice.accepted': {
      isTurnedDown: false,
      status: statusAppearances.accepted.label,
      text: (reference) => msg`The tax authority has received error notice ${reference}.`,
    },
    'errorNotice.refused': {
      isTurnedDown: true,
      status: statusAppearances.rejected.label,
      text: (reference) => msg`The tax authority has not received error notice ${reference}. Open it to read why.`,
    },
  }),
  answered: (accepted, refused) => msg`The tax authority has answered: ${accepted} received, ${refused} not received.`,
}
