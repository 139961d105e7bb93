import type { InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import { ProgressAside } from '../../../documents/form/Asides.tsx'
import { decidedStatuses } from '../../../documents/history/decidedStatuses.ts'
import { DocumentHistory } from '../../../documents/history/DocumentHistory.tsx'
import { InvoiceChain } from '../correction/InvoiceChain.tsx'
import { invoiceName } from '../kind/invoiceName.ts'
import { InvoiceMails } from './InvoiceMails.tsx'
import { PaperOfInvoice } from './PaperOfInvoice.tsx'

/** Whether others may correct it, or it corrects another one. */
const isChained = ({ etax_status: status, corrects_sid: corrects }: InvoiceDetail): boolean =>
  status === 'accepted' || corrects !== ''

/** Beside an existing invoice: its corrections, its e-mails, its conversion to paper, and all that happened to it. */
export const InvoiceProgress = ({ record }: { readonly record: InvoiceDetail }) => {
  const name = invoiceName(record)
  return (
    <ProgressAside>
      {isChained(record) && <InvoiceChain documentId={record.sid} level={2} />}
      {record.etax_status === 'accepted' && <InvoiceMails documentId={record.sid} email={record.email} name={name} />}
      {record.etax_status === 'accepted' && <PaperOfInvoice record={record} />}
      <DocumentHistory
        documentId={record.sid}
        isSigned={record.signed_xml_url !== null}
        name={name}
        statuses={decidedStatuses(record)}
      />
    </ProgressAside>
  )
}
