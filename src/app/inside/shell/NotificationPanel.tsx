import { useLingui } from '@lingui/react/macro'
import { translatedPart } from '../../../i18n/translatedPart.ts'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { BellIcon } from '../../../ui/icons/icons.tsx'
import { PopoverButton } from '../../../ui/overlay/PopoverButton.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'

const notifications = translatedPart(
  () => import('./notifications/Notifications.tsx'),
  async () => (await import('./openedTexts.ts')).openedTexts,
)

/** The bell and its panel, which shows sample text only (seed 002 §2.2, §9). */
export function NotificationPanel() {
  const { t } = useLingui()
  return (
    <PopoverButton
      icon={<BellIcon />}
      isIconOnly
      label={t`Notifications`}
      placement="bottom end"
      size="small"
      title={t`Notifications`}
      variant="quiet"
    >
      <LazyPart of={notifications} pending={<Spinner label={t`Loading`} />}>
        {({ Notifications }) => <Notifications />}
      </LazyPart>
    </PopoverButton>
  )
}
