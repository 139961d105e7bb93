import { useLingui } from '@lingui/react/macro'
import { DocumentHistory } from '../../../documents/history/DocumentHistory.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { InvoiceChain } from '../correction/InvoiceChain.tsx'
import { FiledInvoices } from '../kind/FiledInvoices.tsx'

interface Props {
  readonly documentId: string
  /** What the invoice is called. */
  readonly name: string
  /** Whether it was issued, so that there is signed XML of it. */
  readonly isSigned: boolean
  readonly onClose: () => void
}

/** All that happened to an invoice: steps, messages to the authority and its answers. */
export const HistoryDialog = ({ onClose, ...props }: Props) => {
  const { t } = useLingui()
  const { name } = props
  return (
    <Dialog
      footer={<Button onPress={onClose}>{t`Close`}</Button>}
      isBodyFocusable
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`History of ${name}`}
    >
      <FiledInvoices>
        <InvoiceChain documentId={props.documentId} level={3} />
        <DocumentHistory {...props} statuses={[]} />
      </FiledInvoices>
    </Dialog>
  )
}
