import type { TextFile } from '../../../i18n/locale.ts'
import { translatedPart } from '../../../i18n/translatedPart.ts'

/** The toolbar's menu for files of many PDFs, for whoever may see amounts. */
export const archiveMenu = translatedPart(() => import('./ArchiveMenu.tsx'), import.meta.glob<TextFile>('./texts/*.po'))

/** Opens over the list, a chunk of its own. */
export const archiveDialog = translatedPart(
  () => import('./CertificatesArchived.tsx'),
  async () => (await import('../filingTexts.ts')).filingTexts,
)
