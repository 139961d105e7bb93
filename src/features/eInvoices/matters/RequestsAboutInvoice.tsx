import { Trans, useLingui } from '@lingui/react/macro'
import type { InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import { useCurrentUser } from '../../../api/provider.tsx'
import { newRecord, useNavigation } from '../../../area/navigation.ts'
import { shownDay } from '../../../domain/dates.ts'
import { hasPermission } from '../../../domain/session.ts'
import { Link } from '../../../ui/button/Link.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'

type Request = InvoiceDetail['review_requests'][number]

/** One request, and the way to answer it for who may write notices. */
const AboutInvoice = ({ request: { id, number, day: said, answer_by: last } }: { readonly request: Request }) => {
  const { pageHref } = useNavigation()
  const mayAnswer = hasPermission(useCurrentUser(), 'invoice.new')
  const day = shownDay(said)
  const lastDay = shownDay(last)
  return (
    <li>
      <Link href={pageHref('review-requests', { record: id })}>{number}</Link>{' '}
      {last === '' ? (
        <Trans>of {day}: not answered yet.</Trans>
      ) : (
        <Trans>
          of {day}: to be answered by {lastDay}.
        </Trans>
      )}{' '}
      {mayAnswer && (
        <Link href={pageHref('invoice-error-notices', { record: newRecord, parameters: { request: id } })}>
          <Trans>Answer by an error notice</Trans>
        </Link>
      )}
    </li>
  )
}

/** Requests of the tax authority to review the invoice that nobody has answered; nothing where there are none. */
export const RequestsAboutInvoice = ({ requests }: { readonly requests: readonly Request[] }) => {
  const { t } = useLingui()
  if (requests.length === 0) return null
  return (
    <Banner title={t`The tax authority asks you to review this e-invoice`} tone="warning">
      <ul>
        {requests.map((request) => (
          <AboutInvoice key={request.id} request={request} />
        ))}
      </ul>
    </Banner>
  )
}
