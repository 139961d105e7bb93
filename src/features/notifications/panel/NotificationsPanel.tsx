import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { NotifiedRecord } from '../../../area/area.ts'
import type { NotificationTexts } from '../../../area/notificationTexts.ts'
import { useTextsOfAreas } from '../../../area/textsForOthers.ts'
import type { Notification } from '../../../api/contract/notifications.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { Tabs } from '../../../ui/layout/Tabs.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { MailTab } from '../mail/MailTab.tsx'
import type { NotificationFilter } from '../queries.ts'
import { NotDone } from './Failed.tsx'
import { NotificationList } from './NotificationList.tsx'
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

type TabId = NotificationFilter | 'mail'

const tabOf = (id: string): TabId => (id === 'unread' || id === 'mail' ? id : 'all')

/** Tabs All and Unread, and Read all (seed 002 §2.2); a third one says what comes by e-mail too. */
export function NotificationsPanel({ isKnown, ...rest }: NotificationsPanelProps) {
  const { t } = useLingui()
  const [tab, setTab] = useState<TabId>('all')
  return (
    <div className="notifications">
      <Tabs
        items={[
          { id: 'all', label: t`All` },
          { id: 'unread', label: t`Unread` },
          ...(isKnown ? [{ id: 'mail', label: t`E-mail` }] : []),
        ]}
        label={t`Notifications`}
        onSelect={(id) => setTab(tabOf(id))}
        selectedId={tab}
      >
        <LazyPart of={useTextsOfAreas().notifications} pending={<Spinner label={t`Loading`} />}>
          {(known) =>
            tab === 'mail' ? (
              <MailTab known={known} />
            ) : (
              <Inbox filter={tab} isKnown={isKnown} known={known} {...rest} />
            )
          }
        </LazyPart>
      </Tabs>
    </div>
  )
}

/** Notifications of a tab, and what can be done to all of them. */
const Inbox = ({
  filter,
  isKnown,
  known,
  unread,
  onOpen,
}: NotificationsPanelProps & {
  readonly filter: NotificationFilter
  readonly known: readonly NotificationTexts[]
}) => {
  const { t } = useLingui()
  const { list, notifications, read, readAll } = useNotificationList(filter, isKnown)
  const newest = notifications[0]?.id
  const open = (notification: Notification): void => {
    if (notification.read_at === '') read.mutate(notification.id)
    onOpen(recordOf(notification))
  }
  return (
    <>
      <NotificationList filter={filter} known={known} list={list} notifications={notifications} onOpen={open} />
      <div className="notifications-foot">
        {readAll.error !== null && <NotDone error={readAll.error} />}
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
    </>
  )
}
