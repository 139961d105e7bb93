import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/provider.tsx'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { useNavigation } from '../../../area/navigation.ts'
import { invoiceStatuses } from '../../../domain/invoice/status.ts'
import { shownNumber } from '../../../i18n/numbers.ts'
import { NavTabs } from '../../../ui/layout/NavTabs.tsx'
import { statusAppearances } from '../InvoiceStatusBadge.tsx'
import { invoiceCountsQuery } from '../queries/invoices.ts'
import './list.css'

/** The list as a whole and by status, each with how many there are of the days that it is narrowed to. */
export const StatusTabs = ({ place }: { readonly place: ListPlace }) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const { parameters, pageHref } = useNavigation()
  const { data: counts } = useQuery(invoiceCountsQuery(useApi(), place))
  const chosen = place.filters['status']
  const counted = (label: string, count: number | undefined): string =>
    count === undefined ? label : `${label} (${shownNumber(count)})`
  const hrefOf = (status: string | undefined): string =>
    pageHref('e-invoices', { parameters: { ...parameters, status, page: undefined } })
  const all = counts === undefined ? undefined : [...counts.values()].reduce((sum, count) => sum + count, 0)
  return (
    <div className="invoice-tabs">
      <NavTabs
        items={[
          {
            label: counted(t({ message: 'All', context: 'Documents of any status' }), all),
            href: hrefOf(undefined),
            isCurrent: chosen === undefined,
          },
          ...invoiceStatuses.map((status) => ({
            label: counted(i18n._(statusAppearances[status].label), counts && (counts.get(status) ?? 0)),
            href: hrefOf(status),
            isCurrent: chosen === status,
          })),
        ]}
        label={t`E-invoices by status`}
      />
    </div>
  )
}
