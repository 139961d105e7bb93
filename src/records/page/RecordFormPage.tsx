import type { FieldValues } from '@modular-forms/react'
import { useFieldMessages } from '../../failures/useFieldMessages.ts'
import { MessageOfContext } from '../../ui/texts.ts'
import { RecordFormContent, type RecordContentProps } from '../form/RecordFormContent.tsx'
import { RecordFormFooter } from '../form/RecordFormFooter.tsx'
import { RecordFormQuestions } from '../form/RecordFormQuestions.tsx'
import { useRecordActions } from '../form/useRecordActions.ts'
import { EditorPage } from './EditorPage.tsx'

interface Props<Values extends FieldValues> extends RecordContentProps<Values> {
  readonly titles: Readonly<Record<'create' | 'view' | 'edit', string>>
  /** Whether records are often added one after another. */
  readonly mayAddAnother?: boolean
}

/** The form of one record as a page: as `RecordFormDialog`, which stands over its list (docs/decisions/0473). */
export const RecordFormPage = <Values extends FieldValues>({
  titles,
  mayAddAnother = false,
  ...content
}: Props<Values>) => {
  const { form, rights } = content
  const messageOf = useFieldMessages()
  const { state, actions, onSubmit } = useRecordActions(form, mayAddAnother)
  const title = titles[state.mode]
  return (
    <MessageOfContext value={messageOf}>
      <EditorPage
        footer={<RecordFormFooter actions={actions} fields={form.fields} rights={rights} state={state} />}
        title={title}
      >
        <RecordFormContent {...content} actions={actions} onSubmit={onSubmit} state={state} title={title} />
      </EditorPage>
      <RecordFormQuestions actor={form.actor} state={state} />
    </MessageOfContext>
  )
}
