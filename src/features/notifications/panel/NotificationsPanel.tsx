import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { NotifiedRecord } from '../../../area/area.ts'
import { failureOf } from '../../../api/failureError.ts'
import type { Notification } from '../../../api/contract/notifications.ts'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { BellIcon } from '../../../ui/icons/icons.tsx'
import { Tabs } from '../../../ui/layout/Tabs.tsx'
import type { NotificationFilter } from '../queries.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { useNotificationList } from './useNotificationList.ts'
import './NotificationsPanel.css'

interface NotificationsPanelProps {
  /** Whether the server has notifications at all. */
  readonly isKnown: boolean
  readonly unread: number
  readonly onOpen: (record: NotifiedRecord) => void
}

const recordOf = ({ record_kind: kind, record_id: id, parameters }: Notification): NotifiedRecord => ({
  kind,
  id,
  parameters,
})

/** Tabs All and Unread, and Read all (seed 002 §2.2). */
export function NotificationsPanel({ isKnown, unread, onOpen }: NotificationsPanelProps) {
  const { t } = useLingui()
  const [filter, setFilter] = useState<NotificationFilter>('all')
  const { list, notifications, read, readAll } = useNotificationList(filter, isKnown)
  const newest = notifications[0]?.id
  const open = (notification: Notification): void => {
    if (notification.read_at === '') read.mutate(notification.id)
    onOpen(recordOf(notification))
  }
  return (
    <div className="notifications">
      <Tabs
        items={[
          { id: 'all', label: t`All` },
          { id: 'unread', label: t`Unread` },
        ]}
        label={t`Notifications`}
        onSelect={(id) => setFilter(id === 'unread' ? 'unread' : 'all')}
        selectedId={filter}
      >
        <Listed filter={filter} list={list} notifications={notifications} onOpen={open} />
      </Tabs>
      <div className="notifications-foot">
        {readAll.error !== null && <NotRead error={readAll.error} />}
        <Button
          disabledReason={unread === 0 || newest === undefined ? t`Everything is read` : undefined}
          isPending={readAll.isPending}
          onPress={() => newest !== undefined && readAll.mutate(newest)}
          size="small"
          variant="quiet"
        >
          <Trans>Read all</Trans>
        </Button>
      </div>
    </div>
  )
}

const NotRead = ({ error }: { readonly error: Error }) => {
  const { title, text } = useFailureText()(failureOf(error))
  return (
    <p role="alert">
      {title}. {text}
    </p>
  )
}

interface ListedProps {
  readonly filter: NotificationFilter
  readonly list: ReturnType<typeof useNotificationList>['list']
  readonly notifications: readonly Notification[]
  readonly onOpen: (notification: Notification) => void
}

const Listed = ({ filter, list, notifications, onOpen }: ListedProps) => {
  const { t } = useLingui()
  if (list.isLoading) return <Spinner label={t`Loading`} />
  if (list.error !== null && notifications.length === 0)
    return <NotListed error={list.error} onRetry={() => void list.refetch()} />
  if (notifications.length === 0) return <Empty filter={filter} />
  return (
    <>
      <ul className="notifications-list">
        {notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationRow notification={notification} onPress={() => onOpen(notification)} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button isPending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()} size="small">
          <Trans>Show earlier ones</Trans>
        </Button>
      )}
    </>
  )
}

const NotListed = ({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) => {
  const { title, text } = useFailureText()(failureOf(error))
  return (
    <ErrorState
      actions={
        <Button onPress={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
      title={title}
    >
      {text}
    </ErrorState>
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
