import type { ActorRefFrom } from 'xstate'
import { isFormShown, type declarationForm } from '../../../machines/declarationForm/declarationForm.ts'
import type { DeclarationFields } from './fields.ts'
import { hasUnsavedChanges } from './unsavedChanges.ts'

/** When the form stands on the screen, and when something of it would be lost. */
export const leavingOf = (actor: ActorRefFrom<typeof declarationForm>, fields: DeclarationFields) => ({
  isShown: () => {
    const snapshot = actor.getSnapshot()
    return isFormShown(snapshot, snapshot.children.declarationSubmit?.getSnapshot())
  },
  hasChanges: () => hasUnsavedChanges(actor, fields),
})
