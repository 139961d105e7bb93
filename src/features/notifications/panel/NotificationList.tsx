import { Trans, useLingui } from '@lingui/react/macro'
import type { Notification } from '../../../api/contract/notifications.ts'
import type { NotificationTexts } from '../../../area/notificationTexts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { BellIcon } from '../../../ui/icons/icons.tsx'
import type { NotificationFilter } from '../queries.ts'
import { NotRead } from './Failed.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import type { useNotificationList } from './useNotificationList.ts'

interface NotificationListProps {
  readonly filter: NotificationFilter
  readonly known: readonly NotificationTexts[]
  readonly list: ReturnType<typeof useNotificationList>['list']
  readonly notifications: readonly Notification[]
  readonly onOpen: (notification: Notification) => void
}

/** The notifications of a tab, or why there are none. */
export function NotificationList({ filter, known, list, notifications, onOpen }: NotificationListProps) {
  const { t } = useLingui()
  if (list.isLoading) return <Spinner label={t`Loading`} />
  if (list.error !== null && notifications.length === 0)
    return <NotRead error={list.error} onRetry={() => void list.refetch()} />
  if (notifications.length === 0) return <Empty filter={filter} />
  return (
    <div className="notifications-scroll">
      <ul className="notifications-list">
        {notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationRow known={known} notification={notification} onPress={() => onOpen(notification)} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button isPending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()} size="small">
          <Trans>Show earlier ones</Trans>
        </Button>
      )}
    </div>
  )
}

const Empty = ({ filter }: { readonly filter: NotificationFilter }) => {
  const { t } = useLingui()
  return filter === 'unread' ? (
    <EmptyState icon={<BellIcon size={24} />} title={t`Everything is read`} />
  ) : (
    <EmptyState icon={<BellIcon size={24} />} title={t`No notifications yet`}>
      <Trans>You are notified here when the tax authority answers, and when a certificate is near its end.</Trans>
    </EmptyState>
  )
}
