import { useLingui } from '@lingui/react/macro'
import { Button } from 'react-aria-components'
import type { Notification } from '../../../api/contract/notifications.ts'
import type { NotificationTexts } from '../../../area/notificationTexts.ts'
import { shownInVietnam } from '../../../domain/dates.ts'
import { textOf } from './notificationText.ts'

interface NotificationRowProps {
  readonly known: readonly NotificationTexts[]
  readonly notification: Notification
  readonly onPress: () => void
}

/** A notification, which leads to its record; unread ones have a dot and say so. */
export function NotificationRow({ known, notification, onPress }: NotificationRowProps) {
  const { i18n, t } = useLingui()
  const { title, text } = textOf(known, notification.kind)
  const isUnread = notification.read_at === ''
  return (
    <Button className="notification" data-unread={isUnread} onPress={onPress}>
      <span className="notification-title">
        {i18n._(title)}
        {isUnread && <span className="visually-hidden"> ({t`unread`})</span>}
      </span>
      <span className="notification-text">{i18n._(text(notification.parameters))}</span>
      <time className="notification-time" dateTime={notification.created_at}>
        {shownInVietnam(notification.created_at)}
      </time>
    </Button>
  )
}
