import type { TextFile } from '../../i18n/locale.ts'

/** Texts of invoices from Excel, which the list does without. */
export const uploadTexts = import.meta.glob<TextFile>([
  './{refusals,upload,words}/texts/*.po',
  '../../documents/{drafted,refusals}/texts/*.po',
  '../../records/{form,upload}/texts/*.po',
])
