import { useLingui } from '@lingui/react/macro'
import type { FieldValues } from '@modular-forms/react'
import { useFieldMessages } from '../../failures/useFieldMessages.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { MessageOfContext } from '../../ui/texts.ts'
import { RecordFormContent, type RecordContentProps } from './RecordFormContent.tsx'
import { RecordFormFooter } from './RecordFormFooter.tsx'
import { RecordFormQuestions } from './RecordFormQuestions.tsx'
import { useRecordActions } from './useRecordActions.ts'

interface Props<Values extends FieldValues> extends RecordContentProps<Values> {
  readonly titles: Readonly<Record<'create' | 'view' | 'edit', string>>
  /** Whether records are often added one after another. */
  readonly mayAddAnother?: boolean
  readonly size?: 'medium' | 'large' | 'full'
}

/** The form of one record over its list: fields, error summary, failure, questions, actions (docs/decisions/0242). */
export const RecordFormDialog = <Values extends FieldValues>({
  titles,
  mayAddAnother = false,
  size = 'large',
  ...content
}: Props<Values>) => {
  const { form, rights } = content
  const { t } = useLingui()
  const messageOf = useFieldMessages()
  const { state, actions, onSubmit } = useRecordActions(form, mayAddAnother)
  const title = titles[state.mode]
  return (
    <MessageOfContext value={messageOf}>
      <Dialog
        footer={<RecordFormFooter actions={actions} fields={form.fields} rights={rights} state={state} />}
        isBodyFocusable={state.isClosed}
        isOpen={state.isOpen}
        leaveReason={state.isSaving ? t`Wait until the record is saved` : undefined}
        onOpenChange={(isOpen) => !isOpen && actions.close()}
        size={size}
        title={title}
      >
        <RecordFormContent {...content} actions={actions} onSubmit={onSubmit} state={state} title={title} />
      </Dialog>
      <RecordFormQuestions actor={form.actor} state={state} />
    </MessageOfContext>
  )
}
