import type { TextFile } from '../i18n/locale.ts'
import { translatedPart } from '../i18n/translatedPart.ts'

/** The check of all that signing needs, which few open. */
export const readinessDialog = translatedPart(
  () => import('./readiness/ReadinessDialog.tsx'),
  import.meta.glob<TextFile>(['./readiness/texts/*.po', './texts/*.po', '../hsm/texts/*.po']),
)
