import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import type { ReactNode } from 'react'
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

type Events = DeclarationRecord['events']

interface Props {
  /** One without a moment says what is known of it alone. */
  readonly events: Events
  /** What stands below the words of an event. */
  readonly renderNotice?: (event: Events[number]) => ReactNode
}

/** The way of a declaration so far, the latest step first. */
export const AuthorityTimeline = ({ events, renderNotice }: Props) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const items = events.toReversed().map((event) => ({
    id: `${event.at} ${event.status}`,
    title: i18n._(titles[readStatus(event.status)]),
    ...(event.at === '' ? {} : { time: shownInVietnam(event.at), dateTime: event.at }),
    description:
      event.message === '' ? undefined : (
        <>
          <AuthorityMessage message={event.message} />
          {renderNotice?.(event)}
        </>
      ),
    tone: statusAppearances[shownStatus(event.status)].tone,
  }))
  return <Timeline items={items} label={t`Progress`} />
}
