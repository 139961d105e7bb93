import type { TextFile } from '../../i18n/locale.ts'

/** Texts of a payroll from Excel, which the list does without. */
export const payrollTexts = import.meta.glob<TextFile>([
  './{form,kind,payroll,refusals}/texts/*.po',
  '../../documents/{drafted,refusals}/texts/*.po',
  '../../records/{form,upload}/texts/*.po',
])
