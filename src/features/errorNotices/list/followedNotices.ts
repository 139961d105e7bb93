import { msg } from '@lingui/core/macro'
import type { FollowedKind } from '../../../documents/follow/followedKind.ts'
import { outcomeBy } from '../../../documents/follow/outcomeBy.ts'
import { noticeCollections } from '../../../api/contract/errorNoticeCollection.ts'
import type { NoticeFamily } from '../../../domain/errorNotice/families.ts'
import { noticePages } from '../family.ts'
import { noticeKeys } from './keys.ts'
import { statusAppearances } from './NoticeStatusBadge.tsx'

const followedOf = (family: NoticeFamily): FollowedKind => ({
  key: noticeCollections[family].name,
  panels: [noticePages[family]],
  queryKey: noticeKeys.all(family),
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
})

/** News of error notices. */
export const followedNotices: Readonly<Record<NoticeFamily, FollowedKind>> = {
  certificates: followedOf('certificates'),
  invoices: followedOf('invoices'),
}
