import { Trans, useLingui } from '@lingui/react/macro'
import type { InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import { useNavigation } from '../../../area/navigation.ts'
import { shownDay } from '../../../domain/dates.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Link } from '../../../ui/button/Link.tsx'

/** Error notices 04/SS-HĐĐT that name the invoice, and where they stand. */
export const NoticesOfInvoice = ({ notices }: Pick<InvoiceDetail, 'notices'>) => {
  const { t } = useLingui()
  const { pageHref } = useNavigation()
  return (
    <Banner title={t`An error notice names this e-invoice`} tone="info">
      <ul>
        {notices.map(({ id, reference, notice_date, notice_status: status }) => {
          const day = shownDay(notice_date)
          return (
            <li key={id}>
              <Link href={pageHref('invoice-error-notices', { record: id })}>{reference}</Link>{' '}
              {status === 'accepted' && <Trans>of {day}: received by the tax authority</Trans>}
              {status === 'rejected' && <Trans>of {day}: not received by the tax authority</Trans>}
              {status === 'sent' && <Trans>of {day}: sent, not answered yet</Trans>}
              {status === 'draft' && <Trans>of {day}: not sent yet</Trans>}
            </li>
          )
        })}
      </ul>
    </Banner>
  )
}
