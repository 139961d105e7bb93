import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { invoiceForeign, type ForeignInvoiceRow } from '../../../api/contract/invoiceForeign.ts'
import { useApi } from '../../../api/provider.tsx'
import { DeleteDialog } from '../../../records/delete/DeleteDialog.tsx'
import { foreignKeys } from './queries.ts'
import { foreignKey, foreignLabel } from './useForeignDescription.tsx'

interface Props {
  /** At least one. */
  readonly invoices: readonly ForeignInvoiceRow[]
  readonly onDeleted: (deleted: readonly ForeignInvoiceRow[]) => void
  readonly onClose: () => void
}

/** Asks, and takes invoices of other systems out of the list. */
export const DeleteForeignDialog = ({ invoices, onDeleted, onClose }: Props) => {
  const { t } = useLingui()
  const api = useApi()
  return (
    <DeleteDialog
      consequence={(count) =>
        t`${plural(count, { one: '# invoice and its XML will be gone from this list. The invoice itself stays what it is.', other: '# invoices and their XML will be gone from this list. The invoices themselves stay what they are.' })}`
      }
      keyOf={foreignKey}
      labelOf={foreignLabel}
      listLabel={t`Invoices to delete`}
      onClose={onClose}
      onDeleted={onDeleted}
      queryKey={foreignKeys.all}
      rows={invoices}
      send={(rows) => api.send(invoiceForeign.remove, { body: { id: rows.map(({ id }) => id) } })}
      step={msg`The invoices were not deleted`}
      title={t`Delete invoices of other systems?`}
    />
  )
}
