import type { TextFile } from '../../i18n/locale.ts'

/** Texts of the panels, and of what stands in them. */
export const templateTexts = import.meta.glob<TextFile>('./texts/*.po')
