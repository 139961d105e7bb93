import type { TextsForOthers } from '../../area/textsForOthers.ts'

export const textsForOthers: TextsForOthers = {
  audit: async () => (await import('./audit/auditTexts.ts')).auditTexts(),
  notifications: async () => (await import('./notifications/notificationTexts.ts')).notificationTexts(),
  permissions: async () => (await import('./permissions/permissionNames.ts')).permissionNames(),
}
