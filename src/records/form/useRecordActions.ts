import type { FieldValues } from '@modular-forms/react'
import { useSelector } from '@xstate/react'
import type { RecordActions } from './recordCommands.tsx'
import { recordFormState } from './recordFormState.ts'
import type { RecordForm } from './useRecordForm.ts'
import { useSaving } from './useSaving.ts'

/** What the view of a form reads from its machine, and sends to it. */
export const useRecordActions = <Values extends FieldValues>(form: RecordForm<Values>, mayAddAnother = false) => {
  const { actor, fields } = form
  const state = recordFormState(useSelector(actor, (snapshot) => snapshot))
  const { save, onSubmit } = useSaving(form)
  const hasChanges = (): boolean => state.mode !== 'view' && fields.dirty.peek()
  const actions: RecordActions = {
    close: () => actor.send({ type: 'close.requested', hasChanges: hasChanges(), to: 'list' }),
    edit: () => actor.send({ type: 'edit.started' }),
    cancelEdit: () => actor.send({ type: 'edit.cancelled', hasChanges: hasChanges() }),
    save: () => save(false),
    saveAndAddAnother: mayAddAnother ? () => save(true) : undefined,
  }
  return { state, actions, onSubmit }
}
