import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/provider.tsx'
import { customerSumsQuery } from '../../../api/queries/invoices.ts'
import { readAnew } from '../../../api/queries/readAnew.ts'
import { useNavigation } from '../../../area/navigation.ts'
import { shownAmount } from '../../../domain/money.ts'
import { shownNumber } from '../../../i18n/numbers.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Link } from '../../../ui/button/Link.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { FormRow, FormSection } from '../../../ui/form/FormSection.tsx'
import './invoicesOfCustomer.css'

/** How many e-invoices were issued to a customer and what they come to, with the way to them. */
export const InvoicesOfCustomer = ({ customer }: { readonly customer: string }) => {
  const { t } = useLingui()
  const { pageHref } = useNavigation()
  return (
    <FormSection level={2} title={t`E-invoices`}>
      <FormRow>
        <div className="customer-invoices">
          <Sums customer={customer} />
          <Link href={pageHref('e-invoices', { parameters: { customer } })}>
            <Trans>Show e-invoices of this customer</Trans>
          </Link>
        </div>
      </FormRow>
    </FormSection>
  )
}

const Sums = ({ customer }: { readonly customer: string }) => {
  const { t } = useLingui()
  const { data, isError, refetch } = useQuery({ ...customerSumsQuery(useApi(), customer), ...readAnew })
  if (data === undefined)
    return (
      <div className="customer-sums" role="status">
        {isError ? (
          <>
            <p>
              <Trans>The sums could not be read.</Trans>
            </p>
            <Button onPress={() => void refetch()} size="small">{t`Try again`}</Button>
          </>
        ) : (
          <Spinner label={t`Adding up`} />
        )}
      </div>
    )
  return (
    <dl aria-label={t`E-invoices of this customer`} className="customer-sums">
      <div>
        <dt>{t`Issued invoices`}</dt>
        <dd>{shownNumber(data.count)}</dd>
      </div>
      <div>
        <dt>{t`Total`}</dt>
        <dd>{shownAmount(data.total_vnd)} ₫</dd>
      </div>
    </dl>
  )
}
