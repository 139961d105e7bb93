import type { TextFile } from '../../i18n/locale.ts'
import { filingTexts } from './filingTexts.ts'

/** Texts of filing, and of what every way to sign may say of a single declaration. */
export const bulkTexts = {
  ...filingTexts,
  ...import.meta.glob<TextFile>('../../{hsm,signing/remote}/texts/*.po'),
}
