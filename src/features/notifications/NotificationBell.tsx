import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { mostUnread } from '../../api/contract/notifications.ts'
import { useApi } from '../../api/provider.tsx'
import type { BarItemProps } from '../../area/area.ts'
import { AreaTexts } from '../../failures/AreaTexts.tsx'
import { BellIcon } from '../../ui/icons/icons.tsx'
import { PopoverButton } from '../../ui/overlay/PopoverButton.tsx'
import { failureTexts } from './failureTexts.ts'
import { useLiveNotifications } from './live/useLiveNotifications.ts'
import { NotificationsPanel } from './panel/NotificationsPanel.tsx'
import { unreadQuery } from './queries.ts'
import './NotificationBell.css'

const texts = [failureTexts]

/** The bell with the number of unread notifications, and the panel behind it (seed 002 §2.2). */
export function NotificationBell({ isOpenedAtOnce, openRecord }: BarItemProps) {
  const { t } = useLingui()
  const api = useApi()
  // A backend that does not announce the contract has no notifications.
  const isKnown = api.speaksContract()
  const { data: unread = 0 } = useQuery({ ...unreadQuery(api), enabled: isKnown })
  useLiveNotifications(isKnown)
  const isMore = unread >= mostUnread
  const most = mostUnread - 1
  const counted = isMore ? `${most}+` : String(unread)
  const label = isMore
    ? t`Notifications, more than ${most} unread`
    : t`Notifications, ${plural(unread, { one: '# unread', other: '# unread' })}`
  return (
    <PopoverButton
      icon={
        <span className="notification-bell">
          <BellIcon />
          {unread > 0 && (
            <span aria-hidden="true" className="notification-count">
              {counted}
            </span>
          )}
        </span>
      }
      isIconOnly
      isOpenedAtOnce={isOpenedAtOnce}
      label={unread === 0 ? t`Notifications` : label}
      placement="bottom end"
      size="small"
      title={t`Notifications`}
      variant="quiet"
    >
      {(close) => (
        <AreaTexts texts={texts}>
          <NotificationsPanel
            isKnown={isKnown}
            onOpen={(record) => {
              close()
              openRecord(record)
            }}
            unread={unread}
          />
        </AreaTexts>
      )}
    </PopoverButton>
  )
}
