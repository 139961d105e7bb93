import type { TextFile } from '../../i18n/locale.ts'

/** Texts of the panel, and of what stands in it. */
export const userTexts = import.meta.glob<TextFile>('./texts/*.po')
