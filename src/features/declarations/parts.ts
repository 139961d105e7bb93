import { addFilingWords } from '../../i18n/locale.ts'
import { createPart, type Part } from '../../ui/part/part.ts'

/** A part with the words of form, signature and submission, which the list does without. */
const filingPart = <Module>(load: () => Promise<Module>): Part<Module> =>
  createPart(async () => {
    const [module] = await Promise.all([load(), addFilingWords()])
    return module
  })

/** What opens over the list, each a chunk of its own. */
export const formScreen = filingPart(() => import('./form/DeclarationFormScreen.tsx'))
export const sendingDialog = filingPart(() => import('./list/Sending.tsx'))
export const deleteDialog = filingPart(() => import('./list/DeleteDialog.tsx'))
export const letGoDialog = filingPart(() => import('./submit/LetGoDialog.tsx'))
