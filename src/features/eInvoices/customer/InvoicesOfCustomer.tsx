import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/provider.tsx'
import { readAnew } from '../../../api/queries/readAnew.ts'
import type { CustomerPartProps } from '../../../area/customerParts.ts'
import { useNavigation } from '../../../area/navigation.ts'
import { Link } from '../../../ui/button/Link.tsx'
import { FormRow, FormSection } from '../../../ui/form/FormSection.tsx'
import { SumsLine, dongText } from '../list/SumsLine.tsx'
import { shownNumber } from '../../../i18n/numbers.ts'
import { invoiceSumsQuery } from '../queries/invoices.ts'

/** How many e-invoices were issued to a customer and what they come to, with the way to them. */
export const InvoicesOfCustomer = ({ customer }: CustomerPartProps) => {
  const { t } = useLingui()
  const { pageHref } = useNavigation()
  const narrowed = { search: '', filters: { customer } }
  const read = useQuery({ ...invoiceSumsQuery(useApi(), narrowed), ...readAnew })
  return (
    <FormSection level={2} title={t`E-invoices`}>
      <FormRow>
        <SumsLine
          label={t`E-invoices of this customer`}
          read={read}
          sumsOf={({ count, total_vnd }) => [
            { term: t`Issued invoices`, detail: shownNumber(count) },
            { term: t`Total`, detail: dongText(total_vnd) },
          ]}
        />
        <Link href={pageHref('e-invoices', { parameters: { customer } })}>
          <Trans>Show e-invoices of this customer</Trans>
        </Link>
      </FormRow>
    </FormSection>
  )
}
