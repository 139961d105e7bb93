import { isFormShown, type declarationForm } from '../../../machines/declarationForm/declarationForm.ts'
import type { FormOutput } from '../../../machines/declarationForm/setup.ts'
import type { ActorRefFrom } from 'xstate'
import type { LeavableForm } from '../../../records/form/useLeaving.ts'
import type { DeclarationFields } from './fields.ts'
import { hasUnsavedChanges } from './unsavedChanges.ts'

type FormActor = ActorRefFrom<typeof declarationForm>

/** The form's machine, as far as the browser's Back and its end go. */
export const leavable = (actor: FormActor, fields: DeclarationFields): LeavableForm<FormOutput> => ({
  isShown: () => {
    const snapshot = actor.getSnapshot()
    return isFormShown(snapshot, snapshot.children.declarationSubmit?.getSnapshot())
  },
  isAtRest: () => actor.getSnapshot().can({ type: 'close.requested', hasChanges: false, to: 'list' }),
  hasChanges: () => hasUnsavedChanges(actor, fields),
  leave: () => actor.send({ type: 'close.requested', hasChanges: hasUnsavedChanges(actor, fields), to: 'elsewhere' }),
  stay: () => actor.send({ type: 'leave.dismissed' }),
  output: () => actor.getSnapshot().output,
  subscribe: (onChange) => {
    const subscription = actor.subscribe({
      next: ({ status }) => status === 'active' && onChange(),
      complete: onChange,
    })
    return () => subscription.unsubscribe()
  },
})
