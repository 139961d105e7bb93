import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Command } from '../../ui/commands/command.ts'
import { useCommands } from '../../ui/commands/useCommands.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useFiledKind } from '../filedKind.ts'
import type { DocumentRights } from '../missingRights.ts'
import { formCommands } from './formCommands.tsx'
import { FormFooter } from './FormFooter.tsx'
import { OverForm, type OverFormProps } from './OverForm.tsx'
import { useWorkReason } from './useWorkReason.ts'
import './form.css'

interface Props extends OverFormProps {
  readonly rights: DocumentRights
  /** Whether it takes the place of a draft. */
  readonly isCorrection: boolean
  /** What the kind's own fields offer beside. */
  readonly commands: readonly Command[]
  /** Says whether what is typed is kept. */
  readonly keeping?: ReactNode
  readonly children: ReactNode
}

/** The form of one document to create, view or edit it, in a dialog over its list (seed 000 §2 "Declaration form dialog"). */
export const DocumentDialog = ({ form, rights, isCorrection, commands, keeping, children, ...overForm }: Props) => {
  const { i18n } = useLingui()
  const words = useFiledKind().words.form
  const { state, actions, fields } = form
  const screen = useCommands(formCommands({ i18n, words, state, rights, actions }, commands))
  return (
    <>
      <Dialog
        footer={<FormFooter actions={actions} fields={fields} keeping={keeping} rights={rights} state={state} />}
        isBodyFocusable={state.isClosed}
        isOpen={state.isOpen}
        leaveReason={useWorkReason(state)}
        onOpenChange={(isOpen) => !isOpen && actions.close()}
        size="full"
        title={i18n._(words.titles[isCorrection ? 'edit' : state.mode])}
      >
        <div className="record-form document-form" data-mode={state.mode} ref={screen}>
          {children}
        </div>
      </Dialog>
      <OverForm {...overForm} form={form} />
    </>
  )
}
