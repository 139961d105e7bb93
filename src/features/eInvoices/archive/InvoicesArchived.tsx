import type { BodyOf } from '../../../api/contract/call.ts'
import { invoiceArchives } from '../../../api/contract/invoiceArchives.ts'
import { ArchiveDialog } from '../../../documents/archive/ArchiveDialog.tsx'
import type { ArchiveCalls } from '../../../documents/archive/archiveKind.ts'
import { FiledInvoices } from '../kind/FiledInvoices.tsx'
import { archivedInvoices } from './archivedInvoices.ts'

/** Which invoices become a file. */
export type ArchivedInvoices = Omit<BodyOf<typeof invoiceArchives.start>, 'form'>

const { start, read, drop } = invoiceArchives

const callsOf = (invoices: ArchivedInvoices): ArchiveCalls => ({
  begin: (api, { form }) => api.send(start, { body: { ...invoices, form } }),
  read: (api, options) => api.send(read, {}, options),
  drop: (api, id) => api.send(drop, { body: { id } }),
})

interface Props {
  readonly invoices: ArchivedInvoices
  readonly title: string
  readonly onClose: () => void
}

/** Has the PDFs of many e-invoices made into one file by the server; a chunk of its own. */
export const InvoicesArchived = ({ invoices, ...props }: Props) => (
  <FiledInvoices>
    <ArchiveDialog {...props} calls={callsOf(invoices)} kind={archivedInvoices} />
  </FiledInvoices>
)
