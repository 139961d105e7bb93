import type { TextsForOthers } from '../../area/textsForOthers.ts'

export const textsForOthers: TextsForOthers = {
  notifications: async () => (await import('./notifications/notificationTexts.ts')).notificationTexts(),
}
