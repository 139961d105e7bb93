import type { TextFile } from '../../i18n/locale.ts'

/** Texts of the panel and of what areas share about certificates. */
export const signatureTexts = import.meta.glob<TextFile>(['./texts/*.po', '../../certificates/texts/*.po'])
