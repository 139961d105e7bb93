import { createPart } from '../../ui/part/part.ts'

/** What opens over the list, each a chunk of its own. */
export const formScreen = createPart(() => import('./form/DeclarationFormScreen.tsx'))
export const sendingDialog = createPart(() => import('./list/Sending.tsx'))
export const deleteDialog = createPart(() => import('./list/DeleteDialog.tsx'))
