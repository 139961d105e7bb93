import type { TextFile } from '../../i18n/locale.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'

/** What opens over the list, each a chunk of its own. */
export const deleteDialog = translatedPart(
  () => import('./delete/DeleteTemplatesDialog.tsx'),
  import.meta.glob<TextFile>('./delete/texts/*.po'),
)

export const formScreen = translatedPart(
  () => import('./form/TemplateFormScreen.tsx'),
  import.meta.glob<TextFile>([
    './form/texts/*.po',
    './preview/texts/*.po',
    './status/texts/*.po',
    '../../images/texts/*.po',
    '../../records/form/texts/*.po',
  ]),
)
