import { useLingui } from '@lingui/react/macro'
import type { FieldValues } from '@modular-forms/react'
import { Button } from '../../ui/button/Button.tsx'
import { PencilIcon } from '../../ui/icons/icons.tsx'
import type { RecordFields } from './recordFields.ts'
import type { RecordActions, RecordRights } from './recordCommands.tsx'
import type { RecordFormState } from './recordFormState.ts'
import { UnsavedChanges } from './UnsavedChanges.tsx'

interface Props<Values extends FieldValues> {
  readonly fields: RecordFields<Values>
  readonly state: RecordFormState
  readonly rights: RecordRights
  readonly actions: RecordActions
  /** Whether the form is left with its panel, and has no button of its own for it. */
  readonly isInPanel?: boolean
  /** What the save button says while it saves. */
  readonly savingLabel?: string
}

/** The form's actions; they stay in view while the fields scroll. */
export const RecordFormFooter = <Values extends FieldValues>({
  fields,
  state,
  rights,
  actions,
  isInPanel = false,
  savingLabel,
}: Props<Values>) => {
  const { t } = useLingui()
  const { mode, isSaving } = state
  const atWork = isSaving ? t`Wait until the record is saved` : undefined
  const isFilled = mode !== 'view'
  const { isFinal = false } = rights
  // What could not be saved is not opened for editing.
  const mayNotSave = rights.maySave ? undefined : t`Your account may not save this`
  return (
    <>
      <UnsavedChanges fields={fields} isFilled={isFilled} />
      {!isInPanel && (
        <Button disabledReason={atWork} isDisabled={!state.canClose} onPress={actions.close}>
          {t`Close`}
        </Button>
      )}
      {!isFilled && !isFinal && (
        <Button
          disabledReason={rights.mayEdit ? mayNotSave : t`Your account may not edit this`}
          icon={<PencilIcon />}
          onPress={actions.edit}
          variant="primary"
        >
          {t`Edit`}
        </Button>
      )}
      {state.canCancelEdit && <Button onPress={actions.cancelEdit}>{t`Cancel edit`}</Button>}
      {isFilled && !isFinal && (
        <SaveButtons actions={actions} mayNotSave={mayNotSave} savingLabel={savingLabel} state={state} />
      )}
    </>
  )
}

interface SaveProps extends Pick<Props<FieldValues>, 'state' | 'actions'> {
  readonly mayNotSave: string | undefined
  readonly savingLabel: string | undefined
}

const SaveButtons = ({ state: { mode, isSaving, canSave }, mayNotSave, actions, savingLabel }: SaveProps) => {
  const { t } = useLingui()
  const atWork = isSaving ? t`Wait until the record is saved` : undefined
  return (
    <>
      {mode === 'create' && actions.saveAndAddAnother !== undefined && (
        <Button disabledReason={mayNotSave ?? atWork} isDisabled={!canSave} onPress={actions.saveAndAddAnother}>
          {t`Save and add another`}
        </Button>
      )}
      <Button
        disabledReason={mayNotSave}
        isDisabled={!canSave && !isSaving}
        isPending={isSaving}
        onPress={actions.save}
        shortcut="F10"
        variant="primary"
      >
        {isSaving ? (savingLabel ?? t`Save`) : t`Save`}
      </Button>
    </>
  )
}
