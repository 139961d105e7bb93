import { useLingui } from '@lingui/react/macro'
import { DraftsEntry } from '../../../../documents/drafted/DraftsEntry.tsx'
import { LazyPart } from '../../../../ui/part/LazyPart.tsx'
import { listParts, uploadScreen } from '../../parts.ts'

interface Props {
  /** Opens an invoice of the run. */
  readonly onOpen: (invoice: string) => void
}

/** The list's way to many invoices at once, from a spreadsheet. */
export const UploadEntry = ({ onOpen }: Props) => {
  const { t } = useLingui()
  return (
    <DraftsEntry
      command={{ id: 'e-invoices.upload', group: t`E-invoices`, label: t`Upload e-invoices from Excel` }}
      label={t`Upload Excel`}
      onOpen={onOpen}
      part={listParts.bulk.sending}
    >
      {(of) => (
        <LazyPart of={uploadScreen} onLeave={of.onEnd}>
          {({ InvoiceUploadScreen }) => <InvoiceUploadScreen {...of} />}
        </LazyPart>
      )}
    </DraftsEntry>
  )
}
