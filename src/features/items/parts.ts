import type { TextFile } from '../../i18n/locale.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'

/** What opens over the list, each a chunk of its own. */
export const deleteDialog = translatedPart(
  () => import('./delete/DeleteItemsDialog.tsx'),
  import.meta.glob<TextFile>('./delete/texts/*.po'),
)

export const formScreen = translatedPart(
  () => import('./form/ItemFormScreen.tsx'),
  import.meta.glob<TextFile>(['./form/texts/*.po', '../../records/form/texts/*.po', '../../images/texts/*.po']),
)

export const uploadScreen = translatedPart(
  () => import('./upload/UploadScreen.tsx'),
  import.meta.glob<TextFile>(['./upload/texts/*.po', '../../records/{form,upload,upload/rows}/texts/*.po']),
)

export const exportDialog = translatedPart(
  () => import('./export/ExportDialog.tsx'),
  import.meta.glob<TextFile>(['./export/texts/*.po', '../../records/export/texts/*.po']),
)

export const printDialog = translatedPart(
  () => import('./print/PrintDialog.tsx'),
  import.meta.glob<TextFile>(['./print/texts/*.po', '../../printing/texts/*.po']),
)
