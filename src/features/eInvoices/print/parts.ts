import type { TextFile } from '../../../i18n/locale.ts'
import { translatedPart } from '../../../i18n/translatedPart.ts'

/** The print, a chunk of its own. */
export const invoicePreview = translatedPart(
  () => import('./InvoicePreview.tsx'),
  import.meta.glob<TextFile>(['../../../printing/texts/*.po']),
)
