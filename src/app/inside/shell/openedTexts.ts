import type { TextFile } from '../../../i18n/locale.ts'

/** Texts of what opens from the bar. */
export const openedTexts = import.meta.glob<TextFile>('./{keys,palette}/texts/*.po')
