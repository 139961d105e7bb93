import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useState, type ReactNode, type RefObject } from 'react'
import type { ActorRefFrom } from 'xstate'
import { isTurnedDown } from '../../../domain/declaration/status.ts'
import type { declarationForm } from '../../../machines/declarationForm/declarationForm.ts'
import type { declarationSubmit } from '../../../machines/declarationSubmit/declarationSubmit.ts'
import { FormErrorSummary } from '../../../ui/form/connect/FormErrorSummary.tsx'
import { FormRoot } from '../../../ui/form/connect/FormRoot.tsx'
import { WatchForm } from '../../../ui/form/connect/Watch.tsx'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import type { DeclarationRights } from '../rights.ts'
import { LeaveGuard } from '../submit/LeaveGuard.tsx'
import { addRow, chosenIds } from './certificateRows.ts'
import { formCommands, type FormActions } from './formCommands.tsx'
import { FormFailure } from './FormFailure.tsx'
import type { DeclarationFields } from './fields.ts'
import { FormFooter } from './FormFooter.tsx'
import type { DeclarationLists } from './formLists.ts'
import type { FormFacts, FormRules } from './formRules.ts'
import { formState } from './formState.ts'
import { KeptFields } from './KeptFields.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { RecordAside } from './record/RecordAside.tsx'
import type { DeclarationRecord } from './record/declarationRecord.ts'
import { RejectionBanner } from './record/RejectionBanner.tsx'
import { CertificatesSection } from './sections/CertificatesSection.tsx'
import { DeclarationSection } from './sections/DeclarationSection.tsx'
import { PreviewSection } from './sections/PreviewSection.tsx'
import { RepresentativeSection } from './sections/RepresentativeSection.tsx'
import { UsageSection } from './sections/UsageSection.tsx'
import { useSubmission } from './submission.ts'
import { useFieldLabels } from './useFieldLabels.ts'
import { useWorkReason } from './useWorkReason.ts'
import './form.css'

interface PickerControl {
  /** The row that the first chosen certificate goes into. */
  readonly row: number
  /** Ids of the certificates that the form already holds. */
  readonly taken: readonly string[]
  readonly onClose: () => void
}

interface Props {
  readonly actor: ActorRefFrom<typeof declarationForm>
  readonly fields: DeclarationFields
  /** The id that a new declaration gets; empty where the backend gives it. */
  readonly newId: string
  readonly rules: RefObject<FormRules>
  readonly facts: FormFacts
  /** What an existing declaration shows beside its fields; null for a new one. */
  readonly record: DeclarationRecord | null
  readonly lists: DeclarationLists
  readonly rights: DeclarationRights
  readonly renderPicker: (control: PickerControl) => ReactNode
  readonly renderPreview: (onClose: () => void) => ReactNode
  readonly renderSavedDraft: (declarationId: string) => ReactNode
  readonly renderSubmission: (actor: ActorRefFrom<typeof declarationSubmit>) => ReactNode
}

/** The form of one declaration to create, view or edit it (seed 000 §2 "Declaration form dialog"). */
export const DeclarationFormDialog = ({
  actor,
  fields,
  newId,
  rules,
  facts,
  record,
  lists,
  rights,
  renderPicker,
  renderPreview,
  renderSavedDraft,
  renderSubmission,
}: Props) => {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (form) => form)
  const state = formState(
    snapshot,
    useSelector(snapshot.children.declarationSubmit, (submission) => submission),
  )
  const { submitAs, onSubmit, lastIntent } = useSubmission({ actor, fields, rulesRef: rules, newId })
  const [isPreviewed, setPreviewed] = useState(false)
  const [pickerRow, setPickerRow] = useState<number | null>(null)
  const labels = useFieldLabels()
  const titles = { create: t`New declaration`, view: t`Declaration`, edit: t`Correct the declaration` }
  const hasChanges = (): boolean => state.mode !== 'view' && fields.dirty.peek()
  const actions: FormActions = {
    addRow: () => addRow(fields),
    cancelEdit: () => actor.send({ type: 'edit.cancelled', hasChanges: hasChanges() }),
    close: () => actor.send({ type: 'close.requested', hasChanges: hasChanges(), to: 'list' }),
    copy: () => actor.send({ type: 'copy.requested' }),
    edit: () => actor.send({ type: 'edit.started' }),
    generate: () => submitAs('generate'),
    preview: () => setPreviewed(true),
    saveDraft: () => submitAs('draft'),
  }
  const screen = useCommands(formCommands(state, rights, actions))
  const section = { fields, isClosed: state.isClosed }
  return (
    <>
      <Dialog
        footer={<FormFooter actions={actions} fields={fields} rights={rights} state={state} />}
        isBodyFocusable={state.isClosed}
        isOpen={state.isOpen}
        leaveReason={useWorkReason(state)}
        onOpenChange={(isOpen) => !isOpen && actions.close()}
        size="full"
        title={titles[state.mode]}
      >
        <div className="declaration-form" data-mode={state.mode} ref={screen}>
          {state.mode !== 'view' && <WatchForm of={fields}>{({ dirty }) => dirty && <LeaveGuard />}</WatchForm>}
          {record !== null && isTurnedDown(record.noti_cd_tax) && (
            <RejectionBanner isBeingEdited={state.mode === 'edit'} record={record} />
          )}
          {record !== null && <RecordAside record={record} />}
          <div className="declaration-form-body">
            {state.savedAs !== null && !state.isSubmitting && renderSavedDraft(state.savedAs)}
            {state.failure !== null && <FormFailure failure={state.failure} intent={lastIntent} />}
            <FormRoot checksOnLeaving focusOnError="summary" of={fields} onSubmit={onSubmit} submitsOnEnter={false}>
              <KeptFields fields={fields} />
              <FormErrorSummary
                labels={labels}
                of={fields}
                title={(count) =>
                  t`${plural(count, { one: '# field needs your attention', other: '# fields need your attention' })}`
                }
              />
              <DeclarationSection {...section} facts={facts} lists={lists} />
              <RepresentativeSection {...section} lists={lists} />
              <UsageSection {...section} />
              <CertificatesSection {...section} facts={facts} formTypes={lists.formTypes} onChoose={setPickerRow} />
              <PreviewSection onPreview={actions.preview} state={state} />
            </FormRoot>
          </div>
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
