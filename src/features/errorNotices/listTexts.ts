import type { TextFile } from '../../i18n/locale.ts'

/** Texts of the list, with those that lists of documents have of every kind. */
export const listTexts = import.meta.glob<TextFile>(['./list/texts/*.po', '../../documents/words/list/texts/*.po'])
