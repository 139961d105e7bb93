import { Trans, useLingui } from '@lingui/react/macro'
import type { InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import { DocumentStanding } from '../../../documents/form/page/DocumentStanding.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { InvoiceStatusBadge } from '../InvoiceStatusBadge.tsx'
import { wholeSymbol } from '../kind/invoiceName.ts'
import { NoticesOfInvoice } from './NoticesOfInvoice.tsx'
import { RequestsAboutInvoice } from './RequestsAboutInvoice.tsx'
import { RelatedInvoice } from './RelatedInvoice.tsx'
import { RefusalReasons } from './RefusalReasons.tsx'

interface Props {
  readonly record: InvoiceDetail
  readonly isBeingEdited: boolean
}

/** Says that the tax authority has refused the invoice, why, and what to do. */
const RefusalBanner = ({ record, isBeingEdited }: Props) => {
  const { t } = useLingui()
  return (
    <Banner title={t`The tax authority has refused this e-invoice`} tone="danger">
      {record.etax_rslt !== '' && <RefusalReasons message={record.etax_rslt} />}
      {!isBeingEdited && (
        <p>
          {record.is_corrected ? (
            <Trans>It is corrected and not issued yet: issue it, or press Edit to correct more.</Trans>
          ) : (
            <Trans>Press Edit to correct it, then issue it again. It keeps its number.</Trans>
          )}
        </p>
      )}
    </Banner>
  )
}

/** Where an invoice stands that has been issued. */
const Standing = ({ record }: Pick<Props, 'record'>) => {
  const { t } = useLingui()
  const { etax_status: status, etax_rslt: message, is_corrected: isCorrected, serial_no: symbol } = record
  return (
    <DocumentStanding
      names={[
        { term: t({ message: 'Number', context: 'Of a document' }), detail: record.inv_no },
        { term: t({ message: 'Symbol', context: 'Of a document' }), detail: wholeSymbol(record) },
        { term: t`Reference`, detail: record.refid },
        { term: t`Tax authority's code`, detail: record.tax_auth_cd },
      ]}
      others={[{ term: t`Lookup code`, detail: record.lookup_cd }]}
      record={record}
      status={
        <InvoiceStatusBadge
          isCorrected={isCorrected}
          message={message}
          noticed={record.noticed}
          status={status}
          symbol={symbol}
        />
      }
    />
  )
}

/** Above an existing invoice: why it was refused, what it has to do with others, what the authority asks about it, which notices name it, and where it stands. */
export const AboveInvoice = ({ record, isBeingEdited }: Props) => (
  <>
    {record.etax_status === 'rejected' && <RefusalBanner isBeingEdited={isBeingEdited} record={record} />}
    <RelatedInvoice record={record} />
    <RequestsAboutInvoice requests={record.review_requests} />
    <NoticesOfInvoice notices={record.notices} />
    {record.etax_status !== 'draft' && <Standing record={record} />}
  </>
)
