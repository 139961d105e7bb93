import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import type { ShownList } from '../../../records/useRecordList.ts'
import { MenuButton } from '../../../ui/button/MenuButton.tsx'
import { DocumentIcon } from '../../../ui/icons/icons.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { invoicesNarrowed } from '../queries/invoices.ts'
import type { ArchivedInvoices } from './InvoicesArchived.tsx'
import { archiveDialog } from './parts.ts'

const archived = (of: ArchivedInvoices['of'], { place, selection }: ShownList<InvoiceRow>): ArchivedInvoices =>
  of === 'selected' ? { of, sid: selection.rows.map(({ sid }) => sid) } : { ...invoicesNarrowed(place), of }

/** Files that the server makes of many invoices: of the selected ones, or of the list as it is narrowed. */
export const ArchiveMenu = ({ list }: { readonly list: ShownList<InvoiceRow> }) => {
  const { t } = useLingui()
  const [invoices, setInvoices] = useState<ArchivedInvoices | null>(null)
  const items = [
    ...(list.selection.rows.length > 0 ? [{ id: 'selected' as const, label: t`PDFs of the selected e-invoices` }] : []),
    { id: 'list' as const, label: t`PDFs of all e-invoices in the list` },
  ]
  return (
    <>
      <MenuButton
        icon={<DocumentIcon />}
        isIconOnly
        items={items}
        label={t`PDFs of many e-invoices`}
        onAction={(id) => {
          const chosen = items.find((item) => item.id === id)
          if (chosen !== undefined) setInvoices(archived(chosen.id, list))
        }}
        variant="quiet"
      />
      {invoices !== null && (
        <LazyPart of={archiveDialog} onLeave={() => setInvoices(null)}>
          {({ InvoicesArchived }) => (
            <InvoicesArchived
              invoices={invoices}
              onClose={() => setInvoices(null)}
              title={t`PDFs of many e-invoices`}
            />
          )}
        </LazyPart>
      )}
    </>
  )
}
