import { t } from '@lingui/core/macro'
import { useState, type ReactNode, type RefObject } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { FilledField } from '../../../domain/declaration/companyData.ts'
import type { LeftOut } from '../../../domain/declaration/versioned.ts'
import { DocumentDialog } from '../../../documents/form/DocumentDialog.tsx'
import type { FormActor } from '../../../documents/form/formActor.ts'
import type { FormState } from '../../../documents/form/formState.ts'
import { useOpenForm } from '../../../documents/form/useOpenForm.ts'
import type { DocumentRights } from '../../../documents/missingRights.ts'
import type { documentSubmit } from '../../../machines/documentSubmit/documentSubmit.ts'
import type { Command } from '../../../ui/commands/command.ts'
import { PlusIcon } from '../../../ui/icons/icons.tsx'
import { useFiling } from '../kind/filing.ts'
import { hasPrint } from '../print/hasPrint.ts'
import { addRow, chosenIds } from './certificateRows.ts'
import { DeclarationFormBody } from './DeclarationFormBody.tsx'
import type { DeclarationFields } from './fields.ts'
import { formChecks } from './formChecks.ts'
import type { DeclarationLists } from './formLists.ts'
import type { FormFacts, FormRules } from './formRules.ts'
import type { PickerControl } from './picker/FormPicker.tsx'
import type { DeclarationRecord } from './record/declarationRecord.ts'
import type { OpenedDeclaration } from './useDeclarationForm.ts'

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
  /** What a declaration of an earlier form said that today's has no place for. */
  readonly leftOut: LeftOut
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
  readonly renderSavedDraft: (documentId: string) => ReactNode
  /** All that happened to an existing declaration. */
  readonly history?: ReactNode
  /** What the form says otherwise than what was filed last, before it is sent again. */
  readonly correction?: ReactNode
  readonly renderSubmission: (actor: ActorRefFrom<typeof documentSubmit>) => ReactNode
}

/** What the fields of a declaration offer beside what every form does. */
const fieldCommands = ({ isClosed }: FormState, fields: DeclarationFields): readonly Command[] => [
  {
    id: 'form.addRow',
    group: t`Declaration`,
    icon: <PlusIcon />,
    label: t`Add a certificate row`,
    run: isClosed ? undefined : () => addRow(fields),
    shortcut: 'F9',
  },
]

/** The form of one declaration in its dialog. */
export const DeclarationFormDialog = (props: Props) => {
  const { actor, fields, newId, rules, rights, isContentComing = false, keeping, replaced } = props
  const { renderPicker, renderPreview, renderSubmission } = props
  const { form: definition } = useFiling()
  const checks = formChecks(definition, fields, rules)
  const opened = { actor, fields, checks, newId, isContentComing }
  const form = useOpenForm({ ...opened, hasPrint: (stage, isFilled) => !isFilled && hasPrint(definition, stage) })
  const [pickerRow, setPickerRow] = useState<number | null>(null)
  return (
    <>
      <DocumentDialog
        commands={fieldCommands(form.state, fields)}
        form={form}
        isCorrection={replaced !== null}
        keeping={keeping}
        renderPreview={renderPreview}
        renderSubmission={renderSubmission}
        rights={rights}
      >
        <DeclarationFormBody {...props} form={form} onChoose={setPickerRow} />
      </DocumentDialog>
      {pickerRow !== null &&
        renderPicker({ row: pickerRow, taken: chosenIds(fields), onClose: () => setPickerRow(null) })}
    </>
  )
}
