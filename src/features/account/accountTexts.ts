import type { TextFile } from '../../i18n/locale.ts'

/** Texts of the panel, and of what stands in it. */
export const accountTexts = import.meta.glob<TextFile>([
  './texts/*.po',
  '../../images/texts/*.po',
  '../../passwords/texts/*.po',
  '../../records/form/texts/*.po',
])
