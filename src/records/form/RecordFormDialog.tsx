import type { MessageDescriptor } from '@lingui/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FieldPath, FieldValues } from '@modular-forms/react'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useFieldMessages } from '../../failures/useFieldMessages.ts'
import { useCommands } from '../../ui/commands/useCommands.ts'
import { FormErrorSummary } from '../../ui/form/connect/FormErrorSummary.tsx'
import { FormRoot } from '../../ui/form/connect/FormRoot.tsx'
import { WatchForm } from '../../ui/form/connect/Watch.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { MessageOfContext } from '../../ui/texts.ts'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { FormFailure } from './FormFailure.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { recordCommands, type RecordActions, type RecordRights } from './recordCommands.tsx'
import { RecordFormFooter } from './RecordFormFooter.tsx'
import { recordFormState } from './recordFormState.ts'
import type { RecordForm } from './useRecordForm.ts'
import { useSaving } from './useSaving.ts'
import './recordForm.css'

interface Props<Values extends FieldValues> {
  readonly form: RecordForm<Values>
  readonly titles: Readonly<Record<'create' | 'view' | 'edit', string>>
  /** The fields' names for people, in the order of the form; a field that has none is not summed up. */
  readonly labels: { readonly [Path in FieldPath<Values>]?: string }
  readonly rights: RecordRights
  /** Whether records are often added one after another. */
  readonly mayAddAnother?: boolean
  readonly submitsOnEnter?: boolean
  /** Title of a failure to save. */
  readonly saveStep?: MessageDescriptor
  readonly size?: 'medium' | 'large' | 'full'
  /** The fields. */
  readonly children: (control: { readonly isClosed: boolean }) => ReactNode
}

/** The form of one record over its list: fields, error summary, failure, questions, actions (docs/decisions/0242). */
export const RecordFormDialog = <Values extends FieldValues>({
  form,
  titles,
  labels,
  rights,
  mayAddAnother = false,
  submitsOnEnter = false,
  saveStep,
  size = 'large',
  children,
}: Props<Values>) => {
  const { actor, fields } = form
  const { t } = useLingui()
  const messageOf = useFieldMessages()
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
  const title = titles[state.mode]
  const screen = useCommands(recordCommands(title, state, rights, actions))
  return (
    <MessageOfContext value={messageOf}>
      <Dialog
        footer={<RecordFormFooter actions={actions} fields={fields} rights={rights} state={state} />}
        isBodyFocusable={state.isClosed}
        isOpen={state.isOpen}
        leaveReason={state.isSaving ? t`Wait until the record is saved` : undefined}
        onOpenChange={(isOpen) => !isOpen && actions.close()}
        size={size}
        title={title}
      >
        <div className="record-form record-form-body" data-mode={state.mode} ref={screen}>
          {state.mode !== 'view' && <WatchForm of={fields}>{({ dirty }) => dirty && <LeaveGuard />}</WatchForm>}
          {state.failure !== null && <FormFailure failure={state.failure} step={saveStep} />}
          <FormRoot
            checksOnLeaving
            focusOnError="summary"
            of={fields}
            onSubmit={onSubmit}
            submitsOnEnter={submitsOnEnter}
          >
            <FormErrorSummary
              labels={labels}
              of={fields}
              title={(count) =>
                t`${plural(count, { one: '# field needs your attention', other: '# fields need your attention' })}`
              }
            />
            {children({ isClosed: state.isClosed })}
          </FormRoot>
        </div>
      </Dialog>
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
    </MessageOfContext>
  )
}
