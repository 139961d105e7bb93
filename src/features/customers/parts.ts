import type { TextFile } from '../../i18n/locale.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'

/** What opens over the list, each a chunk of its own. */
export const deleteDialog = translatedPart(
  () => import('./delete/DeleteCustomersDialog.tsx'),
  import.meta.glob<TextFile>('./delete/texts/*.po'),
)

export const uploadScreen = translatedPart(
  () => import('./upload/UploadScreen.tsx'),
  import.meta.glob<TextFile>(['./upload/texts/*.po', '../../records/{form,upload,upload/rows}/texts/*.po']),
)

export const mergeDialog = translatedPart(
  () => import('./merge/MergeDialog.tsx'),
  import.meta.glob<TextFile>('./merge/texts/*.po'),
)
