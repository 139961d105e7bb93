import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import type { RecordListDescription } from '../../../records/useRecordList.ts'
import { statusAppearances } from '../InvoiceStatusBadge.tsx'
import { rowKey, rowLabel } from '../list/rowNames.ts'
import { statusShape } from './statusShape.ts'
import { statusLayout, useStatusColumns } from './useStatusColumns.tsx'

/** The list of what the authority has not accepted. */
export const useStatusDescription = (): RecordListDescription<InvoiceRow> => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  return {
    id: 'invoice-status',
    shape: statusShape,
    columns: useStatusColumns(),
    firstLayout: statusLayout,
    filters: [
      {
        kind: 'choice',
        name: 'status',
        label: t`Status`,
        options: (['rejected', 'sent'] as const).map((status) => ({
          value: status,
          label: i18n._(statusAppearances[status].label),
        })),
      },
    ],
    rowKey,
    rowLabel,
    texts: {
      list: t`List of e-invoices that are not accepted`,
      table: t`E-invoices that are not accepted`,
      search: t`Search e-invoices`,
      searchHint: t`Numbers, buyers and tax codes are searched. Try fewer or shorter words.`,
    },
  }
}
