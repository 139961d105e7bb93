import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useState, type ReactNode, type RefObject } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { FilledField } from '../../../domain/declaration/companyData.ts'
import type { documentForm } from '../../../machines/documentForm/documentForm.ts'
import type { documentSubmit } from '../../../machines/documentSubmit/documentSubmit.ts'
import { LeaveDialog } from '../../../records/form/LeaveDialog.tsx'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import type { DocumentRights } from '../../../documents/missingRights.ts'
import { addRow, chosenIds } from './certificateRows.ts'
import { formCommands, type FormActions } from './formCommands.tsx'
import type { DeclarationFields } from './fields.ts'
import { useFiling } from '../kind/filing.ts'
import { DeclarationFormBody } from './DeclarationFormBody.tsx'
import { FormFooter } from './FormFooter.tsx'
import type { DeclarationLists } from './formLists.ts'
import type { FormFacts, FormRules } from './formRules.ts'
import { formState } from './formState.ts'
import type { PickerControl } from './picker/FormPicker.tsx'
import type { DeclarationRecord } from './record/declarationRecord.ts'
import type { OpenedDeclaration } from './useDeclarationForm.ts'
import { useSubmission, type Intent } from './submission.ts'
import { hasUnsavedChanges } from '../../../documents/form/unsavedChanges.ts'
import { useWorkReason } from './useWorkReason.ts'
import './form.css'

type FormActor = ActorRefFrom<typeof documentForm>

interface Props {
  readonly actor: FormActor
  readonly fields: DeclarationFields
  /** The id that a new declaration gets; empty where the backend gives it. */
  readonly newId: string
  readonly rules: RefObject<FormRules>
  /** Called once the declaration's type is a change of information. */
  readonly onChangeChosen: () => void
  readonly facts: FormFacts
  /** What an existing declaration shows beside its fields; null for a new one. */
  readonly record: DeclarationRecord | null
  readonly lists: DeclarationLists
  /** Fields of a change that were filled from the company's data. */
  readonly filledFields: readonly FilledField[]
  /** Offers another beginning, or nothing. */
  readonly offer?: ReactNode
  /** Says whether what is typed is kept. */
  readonly keeping?: ReactNode
  /** Whether what the user continues is still to be put into the fields, which would take the place of what is typed. */
  readonly isContentComing?: boolean
  /** The draft whose place it takes, or null. */
  readonly replaced: OpenedDeclaration['replaced']
  readonly rights: DocumentRights
  readonly renderPicker: (control: PickerControl) => ReactNode
  readonly renderPreview: (onClose: () => void) => ReactNode
  readonly renderSavedDraft: (declarationId: string) => ReactNode
  /** All that happened to an existing declaration. */
  readonly history?: ReactNode
  /** What the form says otherwise than what was filed last, before it is sent again. */
  readonly correction?: ReactNode
  readonly renderSubmission: (actor: ActorRefFrom<typeof documentSubmit>) => ReactNode
}

interface FormWays {
  readonly submitAs: (intent: Intent) => void
  readonly preview: () => void
}

/** What the form's buttons and keys do. */
const formActionsOf = (actor: FormActor, fields: DeclarationFields, { submitAs, preview }: FormWays): FormActions => {
  const hasChanges = (): boolean => hasUnsavedChanges(actor, fields)
  return {
    addRow: () => addRow(fields),
    cancelEdit: () => actor.send({ type: 'edit.cancelled', hasChanges: hasChanges() }),
    close: () => actor.send({ type: 'close.requested', hasChanges: hasChanges(), to: 'list' }),
    copy: () => actor.send({ type: 'copy.requested' }),
    correct: () => actor.send({ type: 'correction.requested' }),
    edit: () => actor.send({ type: 'edit.started' }),
    generate: () => submitAs('generate'),
    preview,
    saveDraft: () => submitAs('draft'),
  }
}

const useFormState = ({ actor, isContentComing = false }: Pick<Props, 'actor' | 'isContentComing'>) => {
  const { form } = useFiling()
  const snapshot = useSelector(actor, (now) => now)
  const submission = useSelector(snapshot.children.documentSubmit, (now) => now)
  return formState(form, snapshot, submission, isContentComing)
}

/** The form of one declaration to create, view or edit it (seed 000 §2 "Declaration form dialog"). */
export const DeclarationFormDialog = (props: Props) => {
  const { actor, fields, newId, rules, rights, renderPicker, renderPreview, renderSubmission } = props
  const { t } = useLingui()
  const { form } = useFiling()
  const state = useFormState(props)
  const { submitAs, onSubmit, lastIntent } = useSubmission({ actor, form, fields, rulesRef: rules, newId })
  const [isPreviewed, setPreviewed] = useState(false)
  const [pickerRow, setPickerRow] = useState<number | null>(null)
  const titles = { create: t`New declaration`, view: t`Declaration`, edit: t`Correct the declaration` }
  const title = props.replaced === null ? titles[state.mode] : titles.edit
  const actions = formActionsOf(actor, fields, { submitAs, preview: () => setPreviewed(true) })
  const screen = useCommands(formCommands(state, rights, actions))
  return (
    <>
      <Dialog
        footer={<FormFooter keeping={props.keeping} actions={actions} fields={fields} rights={rights} state={state} />}
        isBodyFocusable={state.isClosed}
        isOpen={state.isOpen}
        leaveReason={useWorkReason(state)}
        onOpenChange={(isOpen) => !isOpen && actions.close()}
        size="full"
        title={title}
      >
        <div className="record-form declaration-form" data-mode={state.mode} ref={screen}>
          <DeclarationFormBody
            {...props}
            lastIntent={lastIntent}
            onChoose={setPickerRow}
            onPreview={actions.preview}
            onSubmit={onSubmit}
            state={state}
          />
        </div>
      </Dialog>
      {pickerRow !== null &&
        renderPicker({ row: pickerRow, taken: chosenIds(fields), onClose: () => setPickerRow(null) })}
      {isPreviewed && renderPreview(() => setPreviewed(false))}
      {state.submission !== null && renderSubmission(state.submission)}
      <LeaveDialog
        asks={state.asks}
        onConfirm={() => actor.send({ type: 'leave.confirmed' })}
        onDismiss={() => actor.send({ type: 'leave.dismissed' })}
      />
    </>
  )
}
