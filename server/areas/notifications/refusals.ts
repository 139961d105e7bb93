import type { RefusalTexts } from '../../refusals.ts'

export const notificationRefusals: RefusalTexts = {
  'notifications.tooManyStreams': [429, 'Too many pages of this account listen for notifications'],
}
