import type { TextFile } from '../../i18n/locale.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'

/** What opens over the list, each a chunk of its own. */
export const registrationScreen = translatedPart(
  () => import('./register/RegistrationScreen.tsx'),
  import.meta.glob<TextFile>(['./register/texts/*.po', '../../signing/texts/*.po', '../../records/form/texts/*.po']),
)

export const applicationDialog = translatedPart(
  () => import('./application/ApplicationDialog.tsx'),
  import.meta.glob<TextFile>(['./application/texts/*.po', '../../signing/texts/*.po']),
)

export const statusDialog = translatedPart(
  () => import('./status/ChangeStatusDialog.tsx'),
  import.meta.glob<TextFile>(['./status/texts/*.po', './key/texts/*.po', '../../hsm/texts/*.po']),
)

export const connectDialog = translatedPart(
  () => import('./connect/ConnectDialog.tsx'),
  import.meta.glob<TextFile>(['./connect/texts/*.po', '../../hsm/texts/*.po']),
)

export const updateScreen = translatedPart(
  () => import('./update/UpdateScreen.tsx'),
  import.meta.glob<TextFile>([
    './update/texts/*.po',
    './key/texts/*.po',
    '../../hsm/texts/*.po',
    '../../records/form/texts/*.po',
  ]),
)

export const syncNotice = translatedPart(
  () => import('./connect/SyncNotice.tsx'),
  import.meta.glob<TextFile>(['./connect/texts/*.po', '../../hsm/texts/*.po']),
)
