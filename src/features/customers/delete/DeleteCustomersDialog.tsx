import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { deleteCustomers, type CustomerRow } from '../../../api/contract/customers.ts'
import { useApi } from '../../../api/provider.tsx'
import { customerKeys } from '../../../api/queries/customers.ts'
import { DeleteDialog } from '../../../records/delete/DeleteDialog.tsx'
import { notify } from '../../../ui/feedback/toasts.ts'
import { customerKey, customerLabel } from '../list/useCustomerList.tsx'

interface Props {
  /** At least one, those of other pages included. */
  readonly customers: readonly CustomerRow[]
  readonly onDeleted: (deleted: readonly CustomerRow[]) => void
  readonly onClose: () => void
}

/** Asks, and deletes all of the customers or none. */
export const DeleteCustomersDialog = ({ customers, onDeleted, onClose }: Props) => {
  const { t } = useLingui()
  const api = useApi()
  const isOne = customers.length === 1
  return (
    <DeleteDialog
      consequence={(count) =>
        t`${plural(count, {
          one: '# customer will be gone for good. Invoices that name it keep what they say.',
          other: '# customers will be gone for good. Invoices that name them keep what they say.',
        })}`
      }
      keyOf={customerKey}
      labelOf={customerLabel}
      listLabel={t`Customers to delete`}
      onClose={onClose}
      onDeleted={(deleted) => {
        notify.success(isOne ? t`Customer deleted` : t`Customers deleted`)
        onDeleted(deleted)
      }}
      queryKey={customerKeys.all}
      rows={customers}
      send={(rows) => api.send(deleteCustomers, { body: { customer_id: rows.map(({ id }) => id) } })}
      step={msg`The customers were not deleted`}
      title={isOne ? t`Delete this customer?` : t`Delete these customers?`}
    />
  )
}
