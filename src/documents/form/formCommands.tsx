import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Command } from '../../ui/commands/command.ts'
import { CloseIcon, CopyIcon, EyeIcon } from '../../ui/icons/firstIcons.tsx'
import { DraftIcon, PencilIcon, SendIcon } from '../../ui/icons/icons.tsx'
import type { DocumentRights } from '../missingRights.ts'
import type { FormActions } from './formActions.ts'
import type { FormState } from './formState.ts'
import type { FormWords } from './formWords.ts'

interface Given {
  readonly i18n: I18n
  readonly words: FormWords
  readonly state: FormState
  readonly rights: DocumentRights
  readonly actions: FormActions
}

const when = (isPossible: boolean, action: () => void) => (isPossible ? action : undefined)

/** Saving and sending the document. */
const sendCommands = ({ i18n, words, state, rights, actions }: Given): readonly Command[] => {
  const group = i18n._(words.group)
  return [
    {
      id: 'form.generate',
      group,
      icon: <SendIcon />,
      label: i18n._(words.send[state.mode === 'view' ? 'kept' : 'filled']),
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
  ]
}

/** What else is done with the document as a whole. */
const recordCommands = ({ i18n, words, state, rights, actions }: Given): readonly Command[] => {
  const group = i18n._(words.group)
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
      label: i18n._(words.copy),
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

/**
 * The form's actions for keys and palette, as far as the form's state and the person's rights allow them (seed 000 §2, §6); between them
 * those of the kind's own fields.
 */
export const formCommands = (given: Given, own: readonly Command[]): readonly Command[] => [
  ...sendCommands(given),
  ...own,
  ...recordCommands(given),
]
