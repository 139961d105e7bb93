import { useLingui } from '@lingui/react/macro'
import { Button } from 'react-aria-components'
import type { Notification } from '../../../api/contract/notifications.ts'
import { shownInVietnam } from '../../../domain/dates.ts'
import { useNotificationText } from './notificationText.ts'

interface NotificationRowProps {
  readonly notification: Notification
  readonly onPress: () => void
}

/** A notification, which leads to its record; unread ones have a dot and say so. */
export function NotificationRow({ notification, onPress }: NotificationRowProps) {
  const { t } = useLingui()
  const { title, text } = useNotificationText()(notification)
  const isUnread = notification.read_at === ''
  return (
    <Button className="notification" data-unread={isUnread} onPress={onPress}>
      <span className="notification-title">
        {title}
        {isUnread && <span className="visually-hidden"> ({t`unread`})</span>}
      </span>
      <span className="notification-text">{text}</span>
      <time className="notification-time" dateTime={notification.created_at}>
        {shownInVietnam(notification.created_at)}
      </time>
    </Button>
  )
}
