import type { TextFile } from '../../i18n/locale.ts'

/** Texts of the page, and of what stands on it. */
export const customerTexts = import.meta.glob<TextFile>('./texts/*.po')

/** Texts of the editor of one customer. */
export const editorTexts = import.meta.glob<TextFile>([
  './texts/*.po',
  './form/texts/*.po',
  '../../records/form/texts/*.po',
])
