import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/provider.tsx'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { shownNumber } from '../../../i18n/numbers.ts'
import { invoiceSumsQuery } from '../queries/invoices.ts'
import { dongText, SumsLine } from './SumsLine.tsx'

/** What issued invoices of the list come to in đồng, as it is narrowed. */
export const ListSums = ({ place }: { readonly place: ListPlace }) => {
  const { t } = useLingui()
  const read = useQuery({ ...invoiceSumsQuery(useApi(), place), placeholderData: keepPreviousData })
  return (
    <SumsLine
      label={t`Sums of what is listed`}
      read={read}
      sumsOf={({ count, net_vnd, tax_vnd, total_vnd }) => [
        { term: t`Issued invoices`, detail: shownNumber(count) },
        { term: t`Before VAT`, detail: dongText(net_vnd) },
        { term: t`VAT`, detail: dongText(tax_vnd) },
        { term: t`Total`, detail: dongText(total_vnd) },
      ]}
    />
  )
}
