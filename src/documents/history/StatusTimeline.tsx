import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TimelineStep } from '../../api/contract/documents/history.ts'
import { shownInVietnam } from '../../domain/dates.ts'
import { Timeline } from '../../ui/feedback/Timeline.tsx'
import type { Tone } from '../../ui/feedback/tone.tsx'
import { AuthorityMessage } from './AuthorityMessage.tsx'

/** A status that a document has taken on. */
export interface StatusEvent {
  readonly id: string
  /** ISO 8601; empty where it is not known. */
  readonly at: string
  readonly title: MessageDescriptor
  readonly tone: Tone
  /** What the authority has said, or empty. */
  readonly message: string
  /** The same as a step; null of what is none. */
  readonly step: TimelineStep | null
}

interface Props {
  /** Oldest first. */
  readonly events: readonly StatusEvent[]
  /** What stands below the words of an event. */
  readonly renderNotice?: (event: StatusEvent) => ReactNode
}

/** The statuses of a document so far, the latest first. */
export const StatusTimeline = ({ events, renderNotice }: Props) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const items = events.toReversed().map((event) => ({
    id: event.id,
    title: i18n._(event.title),
    ...(event.at === '' ? {} : { time: shownInVietnam(event.at), dateTime: event.at }),
    description:
      event.message === '' ? undefined : (
        <>
          <AuthorityMessage message={event.message} />
          {renderNotice?.(event)}
        </>
      ),
    tone: event.tone,
  }))
  return <Timeline items={items} label={t`Progress`} />
}
