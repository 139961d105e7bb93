import type { TextFile } from '../../../i18n/locale.ts'
import { translatedPart } from '../../../i18n/translatedPart.ts'

const filingTexts = async () => (await import('../filingTexts.ts')).filingTexts

/** The toolbar's menu for printing and downloading the selection, for whoever may see amounts. */
export const listOutput = translatedPart(
  () => import('./CertificateOutput.tsx'),
  import.meta.glob<TextFile>(['../words/texts/*.po', '../../../documents/output/texts/*.po']),
)

/** What opens over list and form, each a chunk of its own. */
export const printDialog = translatedPart(() => import('./PrintSelected.tsx'), filingTexts)
export const downloadDialog = translatedPart(() => import('./DownloadSelected.tsx'), filingTexts)
export const certificatePreview = translatedPart(
  () => import('./CertificatePreview.tsx'),
  import.meta.glob<TextFile>(['./texts/*.po', '../../../printing/texts/*.po']),
)
