import type { FieldValues } from '@modular-forms/react'
import { useRef } from 'react'
import { useFieldMessages } from '../../failures/useFieldMessages.ts'
import { useBodyFocus } from '../../ui/overlay/useBodyFocus.ts'
import { MessageOfContext } from '../../ui/texts.ts'
import { RecordFormContent, type RecordContentProps } from './RecordFormContent.tsx'
import { RecordFormFooter } from './RecordFormFooter.tsx'
import { RecordFormQuestions } from './RecordFormQuestions.tsx'
import { useRecordActions } from './useRecordActions.ts'

interface Props<Values extends FieldValues> extends RecordContentProps<Values> {
  /** Names the form's commands. */
  readonly title: string
  /** What the save button says while it saves. */
  readonly savingLabel: string
}

/**
 * The form of the one record that a settings panel is about: it stands in the panel in place of a dialog and is left by leaving the panel
 * (docs/decisions/0262).
 */
export const RecordFormPanel = <Values extends FieldValues>({ savingLabel, ...content }: Props<Values>) => {
  const { form, rights, title } = content
  const messageOf = useFieldMessages()
  const { state, actions, onSubmit } = useRecordActions(form)
  const isRead = state.mode === 'view'
  const body = useRef<HTMLDivElement>(null)
  // The buttons that begin and end the editing go with it, and would take the focus along.
  const noteFocus = useBodyFocus(body, isRead)
  return (
    <MessageOfContext value={messageOf}>
      <div
        className="record-form-panel-body"
        onFocus={noteFocus}
        ref={body}
        {...(isRead && { 'aria-label': title, role: 'group', tabIndex: 0 })}
      >
        <RecordFormContent {...content} actions={actions} onSubmit={onSubmit} state={state} />
      </div>
      <div className="record-form-panel-footer">
        <RecordFormFooter
          actions={actions}
          fields={form.fields}
          isInPanel
          rights={rights}
          savingLabel={savingLabel}
          state={state}
        />
      </div>
      <RecordFormQuestions actor={form.actor} state={state} />
    </MessageOfContext>
  )
}
