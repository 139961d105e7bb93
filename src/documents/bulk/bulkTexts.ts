import type { TextFile } from '../../i18n/locale.ts'

/** What every way to sign may say of a single document, beside the texts of filing one. */
export const bulkTexts = import.meta.glob<TextFile>('../../{hsm,signing/remote}/texts/*.po')
