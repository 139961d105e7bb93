import type { TextFile } from '../../i18n/locale.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'

/** What opens over the history of a document, each a chunk of its own. */
export const noticeDialog = translatedPart(
  () => import('./NoticeDialog.tsx'),
  import.meta.glob<TextFile>(['./texts/*.po', '../../printing/texts/*.po']),
)
export const verificationDialog = translatedPart(
  () => import('../verification/VerificationDialog.tsx'),
  import.meta.glob<TextFile>(['../verification/texts/*.po', '../../printing/texts/*.po']),
)
