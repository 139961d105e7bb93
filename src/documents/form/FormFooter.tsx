import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { UnsavedChanges } from '../../records/form/UnsavedChanges.tsx'
import { CopyIcon, EyeIcon } from '../../ui/icons/firstIcons.tsx'
import { PencilIcon, SendIcon } from '../../ui/icons/icons.tsx'
import type { DocumentRights } from '../missingRights.ts'
import { useRightText } from '../rights.ts'
import { useFiledKind } from '../filedKind.ts'
import type { WatchedForm } from '../../ui/form/connect/Watch.tsx'
import type { FormActions } from './formActions.ts'
import type { FormState } from './formState.ts'
import { useFillReason, useWorkReason } from './useWorkReason.ts'

interface ActionsProps {
  readonly state: FormState
  readonly rights: DocumentRights
  readonly actions: FormActions
}

interface Props extends ActionsProps {
  /** Says whether what is typed is kept. */
  readonly keeping?: ReactNode
  readonly fields: WatchedForm
}

/** What an existing document can become: a new one of the same content, or a corrected one. */
const ViewActions = ({ state, rights, actions }: ActionsProps) => {
  const { t, i18n } = useLingui()
  const { copy } = useFiledKind().words.form
  const atWork = useWorkReason(state)
  const missingText = useRightText()
  return (
    <>
      <Button
        disabledReason={missingText(rights.add) ?? atWork}
        icon={<CopyIcon />}
        isDisabled={!state.canCopy}
        onPress={actions.copy}
      >
        {i18n._(copy)}
      </Button>
      {state.canCorrect && (
        <Button disabledReason={missingText(rights.correct) ?? atWork} icon={<PencilIcon />} onPress={actions.correct}>
          {t`Correct this draft`}
        </Button>
      )}
      {state.canEdit && (
        <Button
          disabledReason={missingText(rights.edit)}
          icon={<PencilIcon />}
          onPress={actions.edit}
          variant="primary"
        >
          {t`Edit`}
        </Button>
      )}
    </>
  )
}

const SaveDraftButton = ({ state, rights, actions }: ActionsProps) => {
  const { t } = useLingui()
  const { isSaving } = state
  const atWork = useFillReason(state)
  const missingText = useRightText()
  return (
    <Button
      disabledReason={missingText(rights.saveDraft) ?? (isSaving ? undefined : atWork)}
      isDisabled={!state.canSaveDraft && !isSaving}
      isPending={isSaving}
      onPress={actions.saveDraft}
      shortcut="F10"
    >
      {t`Save as draft`}
    </Button>
  )
}

const SendButton = ({ state, rights, actions }: ActionsProps) => {
  const { i18n } = useLingui()
  const { send } = useFiledKind().words.form
  const { isSubmitting } = state
  const atWork = useFillReason(state)
  const missingText = useRightText()
  return (
    <Button
      disabledReason={missingText(rights.send) ?? (isSubmitting ? undefined : atWork)}
      icon={<SendIcon />}
      isDisabled={!state.canGenerate && !isSubmitting}
      isPending={isSubmitting}
      onPress={actions.generate}
      shortcut="F7"
      variant="primary"
    >
      {i18n._(send[state.mode === 'view' ? 'kept' : 'filled'])}
    </Button>
  )
}

/** The form's actions (seed 000 §2); they stay in view while the fields scroll. */
export const FormFooter = ({ fields, state, rights, actions, keeping }: Props) => {
  const { t } = useLingui()
  const isFilled = state.mode !== 'view'
  const atWork = useWorkReason(state)
  const given = { state, rights, actions }
  return (
    <>
      <UnsavedChanges fields={fields} isFilled={isFilled} />
      {keeping}
      {state.hasPreview && (
        <Button disabledReason={atWork} icon={<EyeIcon />} isDisabled={!state.canPreview} onPress={actions.preview}>
          {t`Preview`}
        </Button>
      )}
      <Button disabledReason={atWork} isDisabled={!state.canClose} onPress={actions.close}>
        {t`Close`}
      </Button>
      {!isFilled && <ViewActions {...given} />}
      {state.mode === 'edit' && (
        <Button disabledReason={atWork} isDisabled={!state.canCancelEdit} onPress={actions.cancelEdit}>
          {t`Cancel edit`}
        </Button>
      )}
      {isFilled && <SaveDraftButton {...given} />}
      {(isFilled || state.stage === 'draft') && <SendButton {...given} />}
    </>
  )
}
