import { msg } from '@lingui/core/macro'
import type { Area } from '../../area/area.ts'
import type { TextFile } from '../../i18n/locale.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'
import { BellIcon } from '../../ui/icons/icons.tsx'

const texts = import.meta.glob<TextFile>('./texts/*.po')

/** What the signed-in person is notified of, behind the bell (seed 002 §2.2). */
export const area: Area = {
  barItems: [
    {
      id: 'notifications',
      title: msg`Notifications`,
      icon: BellIcon,
      isFor: () => true,
      part: translatedPart(async () => (await import('./NotificationBell.tsx')).NotificationBell, texts),
    },
  ],
}
