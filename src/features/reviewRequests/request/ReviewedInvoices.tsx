import { Trans, useLingui } from '@lingui/react/macro'
import type { ReviewedInvoiceRow } from '../../../api/contract/reviewRequests.ts'
import { useNavigation } from '../../../area/navigation.ts'
import { shownDay } from '../../../domain/dates.ts'
import { Link } from '../../../ui/button/Link.tsx'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import './reviewedInvoices.css'

const nameOf = ({ form_no, serial_no, inv_no }: ReviewedInvoiceRow): string => `${form_no}${serial_no} ${inv_no}`

/** The invoices of a request; those of the company lead to their page. */
export const ReviewedInvoices = ({ invoices }: { readonly invoices: readonly ReviewedInvoiceRow[] }) => {
  const { t } = useLingui()
  const { pageHref } = useNavigation()
  return (
    <PlainTable label={t`Invoices to be reviewed`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Invoice</Trans>
          </th>
          <th scope="col">
            <Trans>Day</Trans>
          </th>
          <th scope="col">
            <Trans>Why the tax authority asks</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice, place) => (
          // The authority may name one twice.
          <tr key={`${place} ${nameOf(invoice)}`}>
            <td className="reviewed-invoice-name">
              {invoice.sid === '' ? (
                nameOf(invoice)
              ) : (
                <Link href={pageHref('e-invoices', { record: invoice.sid })}>{nameOf(invoice)}</Link>
              )}
            </td>
            <td className="reviewed-invoice-day">{shownDay(invoice.inv_date)}</td>
            <td>{invoice.reason}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}
