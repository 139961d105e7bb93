import { useLingui } from '@lingui/react/macro'
import type { InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import { newRecord, useNavigation } from '../../../area/navigation.ts'
import type { FormState } from '../../../documents/form/formState.ts'
import { useDocumentRights } from '../../../documents/rights.ts'
import type { Command } from '../../../ui/commands/command.ts'
import { DocumentIcon, PlusIcon } from '../../../ui/icons/icons.tsx'

/** What the page of an invoice leads to beside its form. */
export const useInvoiceCommands = (
  { mode }: FormState,
  record: InvoiceDetail | null,
  onNew: () => void,
): readonly Command[] => {
  const { t } = useLingui()
  const { add } = useDocumentRights()
  const { openPage } = useNavigation()
  const { sid = '', etax_status: status = '', noticed = '' } = record ?? {}
  const isNameable = status === 'accepted' && noticed !== 'cancelled'
  return [
    {
      id: 'invoice.notice',
      group: t`E-invoice`,
      icon: <DocumentIcon />,
      label: t`Report errors with a notice 04/SS-HĐĐT…`,
      run:
        isNameable && add === null
          ? () => openPage('invoice-error-notices', { record: newRecord, parameters: { invoices: sid } })
          : undefined,
    },
    {
      id: 'invoice.new',
      group: t`E-invoice`,
      icon: <PlusIcon />,
      label: t`New e-invoice`,
      run: mode === 'view' && add === null ? onNew : undefined,
      shortcut: 'F4',
    },
  ]
}
