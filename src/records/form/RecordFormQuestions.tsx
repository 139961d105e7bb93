import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import type { RecordFormState } from './recordFormState.ts'
import type { RecordFormActor } from './useRecordForm.ts'

interface Props {
  readonly actor: RecordFormActor
  readonly state: RecordFormState
}

/** What a form asks: whether to leave or discard changes, and what to do about somebody else's. */
export const RecordFormQuestions = ({ actor, state }: Props) => (
  <>
    <ChangedMeanwhile
      isOpen={state.isChangedMeanwhile}
      onDismiss={() => actor.send({ type: 'reopen.dismissed' })}
      onReopen={() => actor.send({ type: 'reopen.requested' })}
    />
    <LeaveDialog
      asks={state.asks}
      onConfirm={() => actor.send({ type: 'leave.confirmed' })}
      onDismiss={() => actor.send({ type: 'leave.dismissed' })}
    />
  </>
)
