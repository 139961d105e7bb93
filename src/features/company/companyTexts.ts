import type { TextFile } from '../../i18n/locale.ts'

/** Texts of the panel, and of what stands in it. */
export const companyTexts = import.meta.glob<TextFile>([
  './texts/*.po',
  '../../images/texts/*.po',
  '../../records/form/texts/*.po',
])
