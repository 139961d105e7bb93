import type { SnapshotFrom } from 'xstate'
import type { recordForm } from '../../machines/recordForm/recordForm.ts'

/** What the view asks of the machine, in one place. */
export const recordFormState = (snapshot: SnapshotFrom<typeof recordForm>) => {
  const { mode, opensIn, failure } = snapshot.context
  return {
    mode,
    failure,
    isOpen: snapshot.status === 'active',
    isSaving: snapshot.matches('saving'),
    /** Fields stay as they are while a question is asked over them, and close while the form works. */
    isClosed: mode === 'view' || snapshot.hasTag('busy'),
    canSave: snapshot.hasTag('fieldsOpen'),
    canEdit: snapshot.can({ type: 'edit.started' }),
    /** Only a form that opened to be read goes back to reading. */
    canCancelEdit: opensIn === 'view' && snapshot.can({ type: 'edit.cancelled', hasChanges: false }),
    canClose: snapshot.can({ type: 'close.requested', hasChanges: false, to: 'list' }),
    asks: snapshot.matches('confirmingLeave')
      ? ('leave' as const)
      : snapshot.matches('confirmingDiscard')
        ? ('discard' as const)
        : null,
    isChangedMeanwhile: snapshot.matches('changedMeanwhile'),
  }
}
export type RecordFormState = ReturnType<typeof recordFormState>
