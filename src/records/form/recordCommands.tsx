import { t } from '@lingui/core/macro'
import type { Command } from '../../ui/commands/command.ts'
import { CloseIcon } from '../../ui/icons/firstIcons.tsx'
import { DraftIcon, PencilIcon } from '../../ui/icons/icons.tsx'
import type { RecordFormState } from './recordFormState.ts'

/** What the form's buttons do, whether or not it is possible now. */
export interface RecordActions {
  readonly close: () => void
  readonly edit: () => void
  readonly cancelEdit: () => void
  readonly save: () => void
  /** Undefined where records are not added one after another. */
  readonly saveAndAddAnother: (() => void) | undefined
}

/** What the person may do with the record; the server checks each of it again. */
export interface RecordRights {
  readonly mayEdit: boolean
  readonly maySave: boolean
  /** Whether nobody can change the record any more: the form shows neither how to edit nor how to save it. */
  readonly isFinal?: boolean
}

/** The form's actions for keys and palette, as far as the form's state and the person's rights allow them. */
export const recordCommands = (
  group: string,
  state: RecordFormState,
  rights: RecordRights,
  actions: RecordActions,
): readonly Command[] => {
  const when = (isPossible: boolean, action: (() => void) | undefined) => (isPossible ? action : undefined)
  const canSave = state.canSave && rights.maySave
  return [
    {
      id: 'record.save',
      group,
      icon: <DraftIcon />,
      label: t`Save`,
      run: when(canSave, actions.save),
      shortcut: 'F10',
    },
    {
      id: 'record.saveAndAddAnother',
      group,
      icon: <DraftIcon />,
      label: t`Save and add another`,
      run: when(canSave && state.mode === 'create', actions.saveAndAddAnother),
    },
    {
      id: 'record.edit',
      group,
      icon: <PencilIcon />,
      label: t`Edit`,
      run: when(state.canEdit && rights.mayEdit && rights.maySave, actions.edit),
    },
    {
      id: 'record.cancelEdit',
      group,
      icon: <PencilIcon />,
      label: t`Cancel edit`,
      run: when(state.canCancelEdit, actions.cancelEdit),
    },
    { id: 'record.close', group, icon: <CloseIcon />, label: t`Close`, run: when(state.canClose, actions.close) },
  ]
}
