import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../../ui/button/Button.tsx'
import { Tabs } from '../../../../ui/layout/Tabs.tsx'
import './Notifications.css'

interface Sample {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** Sample notifications: the seed's panel is not wired to data, and says so. */
export function Notifications() {
  const { t } = useLingui()
  const [tab, setTab] = useState('all')
  const samples: readonly Sample[] = [
    {
      id: 'accepted',
      title: t`Declaration accepted`,
      text: t`The tax authority has accepted your declaration 01/ĐKTĐ-HĐĐT.`,
    },
    {
      id: 'certificate',
      title: t`Certificate expires soon`,
      text: t`A registered certificate ends within 30 days. Renew it in time.`,
    },
  ]
  return (
    <div className="notifications">
      <Tabs
        items={[
          { id: 'all', label: t`All` },
          { id: 'unread', label: t`Unread` },
        ]}
        label={t`Notifications`}
        onSelect={setTab}
        selectedId={tab}
      >
        <ul className="notifications-list">
          {samples.map(({ id, title, text }) => (
            <li key={id}>
              <p className="notifications-title">{title}</p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Tabs>
      <div className="notifications-foot">
        <p>
          <Trans>These are samples.</Trans>
        </p>
        <Button disabledReason={t`There are no notifications in this version`} size="small" variant="quiet">
          <Trans>Read all</Trans>
        </Button>
      </div>
    </div>
  )
}
