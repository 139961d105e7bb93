import { Trans } from '@lingui/react/macro'
import type { FieldValues, FormStore } from '@modular-forms/react'
import { WatchForm } from '../../ui/form/connect/Watch.tsx'
import './recordForm.css'

interface Props<Values extends FieldValues> {
  readonly fields: FormStore<Values>
  /** Whether the fields are open at all. */
  readonly isFilled: boolean
}

/** Stands in a form's footer, before its buttons. */
export const UnsavedChanges = <Values extends FieldValues>({ fields, isFilled }: Props<Values>) => (
  <div className="record-form-unsaved">
    {isFilled && <WatchForm of={fields}>{({ dirty }) => dirty && <Trans>Unsaved changes</Trans>}</WatchForm>}
  </div>
)
