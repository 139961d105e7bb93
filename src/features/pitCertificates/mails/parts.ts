import type { TextFile } from '../../../i18n/locale.ts'
import { translatedPart } from '../../../i18n/translatedPart.ts'

/** The toolbar's button for the mails to people, for whoever makes certificates. */
export const mailChoiceButton = translatedPart(
  () => import('./MailChoiceButton.tsx'),
  import.meta.glob<TextFile>('./texts/*.po'),
)

/** Opens over the list, a chunk of its own. */
export const mailChoiceDialog = translatedPart(
  () => import('./MailChoiceDialog.tsx'),
  async () => (await import('../filingTexts.ts')).filingTexts,
)
