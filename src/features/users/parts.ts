import type { TextFile } from '../../i18n/locale.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'

/** What opens over the list, each a chunk of its own. */
export const activityDialog = translatedPart(
  () => import('./activity/ActivityDialog.tsx'),
  import.meta.glob<TextFile>('./activity/texts/*.po'),
)

export const rolesDialog = translatedPart(
  () => import('./roles/ManageRolesDialog.tsx'),
  import.meta.glob<TextFile>('./roles/texts/*.po'),
)

export const formScreen = translatedPart(
  () => import('./form/UserFormScreen.tsx'),
  import.meta.glob<TextFile>([
    './form/texts/*.po',
    '../../records/form/texts/*.po',
    '../../passwords/texts/*.po',
    '../../images/texts/*.po',
  ]),
)
