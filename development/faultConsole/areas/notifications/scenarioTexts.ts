import { msg } from '@lingui/core/macro'
import type { ScenarioTexts } from '../../scenarioTexts.ts'
import type { notifications } from '../../../faults/areas/notifications.ts'

export const scenarioTexts: ScenarioTexts<typeof notifications> = {
  'notifications.listFailed': msg`The server breaks down while it reads the notifications`,
  'notifications.readFailed': msg`The server breaks down while it marks notifications as read`,
  'notifications.streamRefused': msg`New notifications are not announced: the account has too many windows`,
  'notifications.streamLost': msg`The connection by which new notifications are announced breaks off`,
  'notifications.mailFailed': msg`The server breaks down while it reads which notifications come by e-mail`,
  'notifications.mailNotKept': msg`The server breaks down while it keeps which notifications come by e-mail`,
}
