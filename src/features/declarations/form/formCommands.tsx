import { t } from '@lingui/core/macro'
import type { Command } from '../../../ui/commands/command.ts'
import { CloseIcon, CopyIcon, EyeIcon } from '../../../ui/icons/firstIcons.tsx'
import { DraftIcon, PencilIcon, PlusIcon, SendIcon } from '../../../ui/icons/icons.tsx'
import type { DocumentRights } from '../../../documents/missingRights.ts'
import type { FormState } from './formState.ts'

/** What the form's buttons do, whether or not it is possible now. */
export interface FormActions {
  readonly addRow: () => void
  readonly cancelEdit: () => void
  readonly close: () => void
  readonly copy: () => void
  readonly correct: () => void
  readonly edit: () => void
  readonly generate: () => void
  readonly preview: () => void
  readonly saveDraft: () => void
}

const when = (isPossible: boolean, action: () => void) => (isPossible ? action : undefined)

/** Filling the declaration, saving and sending it. */
const fillCommands = (state: FormState, rights: DocumentRights, actions: FormActions): readonly Command[] => {
  const group = t`Declaration`
  return [
    {
      id: 'form.generate',
      group,
      icon: <SendIcon />,
      label: state.mode === 'view' ? t`Send` : t`Generate and send`,
      run: when(state.canGenerate && rights.send === null, actions.generate),
      shortcut: 'F7',
    },
    {
      id: 'form.saveDraft',
      group,
      icon: <DraftIcon />,
      label: t`Save as draft`,
      run: when(state.canSaveDraft && rights.saveDraft === null, actions.saveDraft),
      shortcut: 'F10',
    },
    {
      id: 'form.addRow',
      group,
      icon: <PlusIcon />,
      label: t`Add a certificate row`,
      run: when(!state.isClosed, actions.addRow),
      shortcut: 'F9',
    },
  ]
}

/** What else is done with the declaration as a whole. */
const recordCommands = (state: FormState, rights: DocumentRights, actions: FormActions): readonly Command[] => {
  const group = t`Declaration`
  const isFilled = state.mode !== 'view'
  return [
    {
      id: 'form.edit',
      group,
      icon: <PencilIcon />,
      label: t`Edit`,
      run: when(state.canEdit && !isFilled && rights.edit === null, actions.edit),
    },
    {
      id: 'form.cancelEdit',
      group,
      icon: <PencilIcon />,
      label: t`Cancel edit`,
      run: when(state.canCancelEdit && state.mode === 'edit', actions.cancelEdit),
    },
    {
      id: 'form.copy',
      group,
      icon: <CopyIcon />,
      label: t`Copy to a new declaration`,
      run: when(state.canCopy && !isFilled && rights.add === null, actions.copy),
    },
    {
      id: 'form.correct',
      group,
      icon: <PencilIcon />,
      label: t`Correct this draft`,
      run: when(state.canCorrect && !isFilled && rights.correct === null, actions.correct),
    },
    { id: 'form.preview', group, icon: <EyeIcon />, label: t`Preview`, run: when(state.canPreview, actions.preview) },
    { id: 'form.close', group, icon: <CloseIcon />, label: t`Close`, run: when(state.canClose, actions.close) },
  ]
}

/** The form's actions for keys and palette, as far as the form's state and the person's rights allow them (seed 000 §2, §6). */
export const formCommands = (state: FormState, rights: DocumentRights, actions: FormActions): readonly Command[] => [
  ...fillCommands(state, rights, actions),
  ...recordCommands(state, rights, actions),
]
