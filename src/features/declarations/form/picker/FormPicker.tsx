import { takeCertificates } from '../certificateRows.ts'
import type { DeclarationFields } from '../fields.ts'
import type { FormFacts } from '../formRules.ts'
import { CertificatePicker } from './CertificatePicker.tsx'

/** Where chosen certificates go. */
export interface PickerControl {
  /** The row that the first chosen certificate goes into. */
  readonly row: number
  /** Ids of the certificates that the form already holds. */
  readonly taken: readonly string[]
  readonly onClose: () => void
}

interface Props extends PickerControl {
  readonly fields: DeclarationFields
  readonly accepted: FormFacts['accepted']
  readonly onOpenSettings: () => void
}

/** Chooses certificates for the rows of a form. */
export const FormPicker = ({ row, taken, fields, accepted, onClose, onOpenSettings }: Props) => (
  <CertificatePicker
    onChosen={(records) => {
      takeCertificates(fields, row, records, accepted)
      onClose()
    }}
    onClose={onClose}
    onOpenSettings={() => {
      onClose()
      onOpenSettings()
    }}
    taken={taken}
  />
)
