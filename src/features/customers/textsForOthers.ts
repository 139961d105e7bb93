import type { TextsForOthers } from '../../area/textsForOthers.ts'

export const textsForOthers: TextsForOthers = {
  audit: async () => (await import('./audit/auditTexts.ts')).auditTexts(),
}
