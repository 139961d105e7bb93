import { msg } from '@lingui/core/macro'
import type { FollowedKind } from '../../../documents/follow/followedKind.ts'
import { noticeKeys } from './keys.ts'
import { statusAppearances } from './NoticeStatusBadge.tsx'

/** The statuses that are said wherever the user is, by the kind of the notification. */
const decisions: ReadonlyMap<string, 'accepted' | 'rejected'> = new Map([
  ['errorNotice.accepted', 'accepted'],
  ['errorNotice.refused', 'rejected'],
])

/** News of error notices. */
export const followedNotices: FollowedKind = {
  key: 'errorNotices',
  panels: ['error-notices'],
  queryKey: noticeKeys.all,
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
          ? msg`The tax authority has received error notice ${reference}.`
          : msg`The tax authority has not received error notice ${reference}. Open it to read why.`,
    }
  },
  answered: (accepted, refused) => msg`The tax authority has answered: ${accepted} received, ${refused} not received.`,
}
