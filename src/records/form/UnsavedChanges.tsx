import { Trans } from '@lingui/react/macro'
import { WatchForm, type WatchedForm } from '../../ui/form/connect/Watch.tsx'
import './recordForm.css'

interface Props {
  readonly fields: WatchedForm
  /** Whether the fields are open at all. */
  readonly isFilled: boolean
}

/** Stands in a form's footer, before its buttons. */
export const UnsavedChanges = ({ fields, isFilled }: Props) => (
  <div className="record-form-unsaved">
    {isFilled && <WatchForm of={fields}>{({ dirty }) => dirty && <Trans>Unsaved changes</Trans>}</WatchForm>}
  </div>
)
