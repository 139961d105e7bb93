import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { shownInVietnam } from '../../../../domain/dates.ts'
import { readStatus, shownStatus, type AuthorityStatus } from '../../../../domain/declaration/status.ts'
import { Timeline } from '../../../../ui/feedback/Timeline.tsx'
import { statusAppearances } from '../../DeclarationStatusBadge.tsx'
import { AuthorityMessage } from './AuthorityMessage.tsx'
import type { DeclarationRecord } from './declarationRecord.ts'

const titles: Readonly<Record<AuthorityStatus, MessageDescriptor>> = {
  draft: msg`Saved as draft`,
  sent: msg`Sent to the tax authority`,
  received: msg`Received by the tax authority`,
  rejected: msg`Rejected by the tax authority`,
  refused: msg`Refused by the tax authority`,
  lapsed: msg`Lapsed: not confirmed within 24 hours`,
  accepted: msg`Accepted by the tax authority`,
  none: msg`Status changed`,
}

/** The way of a declaration so far, the latest step first. */
export const AuthorityTimeline = ({ events }: Pick<DeclarationRecord, 'events'>) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const items = events.toReversed().map(({ at, status, message }) => ({
    id: `${at} ${status}`,
    title: i18n._(titles[readStatus(status)]),
    time: shownInVietnam(at),
    dateTime: at,
    description: message === '' ? undefined : <AuthorityMessage message={message} />,
    tone: statusAppearances[shownStatus(status)].tone,
  }))
  return <Timeline items={items} label={t`Progress`} />
}
