import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { BellIcon } from '../../../ui/icons.tsx'
import { PopoverButton } from '../../../ui/overlay/PopoverButton.tsx'

const Notifications = lazy(() => import('./Notifications.tsx'))

/** The bell and its panel, which shows sample text only (seed 002 §2.2, §9). */
export function NotificationPanel() {
  const { t } = useLingui()
  return (
    <PopoverButton icon={<BellIcon />} isIconOnly label={t`Notifications`} placement="bottom end" size="small" title={t`Notifications`} variant="quiet">
      <Suspense fallback={<Spinner label={t`Loading`} />}>
        <Notifications />
      </Suspense>
    </PopoverButton>
  )
}
