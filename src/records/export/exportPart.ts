import type { TextFile } from '../../i18n/locale.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'

/** The toolbar's button, which comes after the list with the texts of the export. */
export const exportButton = translatedPart(
  () => import('./ExportButton.tsx'),
  import.meta.glob<TextFile>('./texts/*.po'),
)
