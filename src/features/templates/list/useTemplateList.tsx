import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { TemplateRow } from '../../../api/contract/templates.ts'
import { useCodeNames } from '../../../codeLists/useCodeNames.ts'
import { shownDay } from '../../../domain/dates.ts'
import type { TemplateKind } from '../../../domain/templates/codes.ts'
import { useLocale } from '../../../i18n/locale.ts'
import type { RecordListDescription } from '../../../records/useRecordList.ts'
import type { DataColumn } from '../../../ui/table/column.ts'
import { templateShape } from './listShape.ts'
import { TemplateStatusBadge } from './TemplateStatusBadge.tsx'

export const templateKey = ({ id }: TemplateRow): string => id
/** What a template is called: its form and serial number. */
export const templateLabel = ({ form_no, serial_no }: TemplateRow): string => `${form_no} ${serial_no}`

const numberOf = ({ start_no }: TemplateRow): string => start_no

const useTemplateColumns = (): DataColumn<TemplateRow>[] => {
  const { t } = useLingui()
  const locale = useLocale()
  const statusName = useCodeNames('template-status', locale)
  const typeName = useCodeNames('template-id', locale)
  return useMemo(
    () => [
      {
        id: 'temp_id',
        header: t`Template type`,
        cell: ({ temp_id }) => typeName(temp_id),
        width: 300,
        isSortable: true,
      },
      { id: 'smbl_type', header: t`Symbol type`, cell: ({ smbl_type }) => smbl_type, width: 118, isSortable: true },
      { id: 'form_no', header: t`Form number`, cell: ({ form_no }) => form_no, width: 94, isSortable: true },
      {
        id: 'serial_no',
        header: t({ message: 'Serial number', context: 'Of a template' }),
        cell: ({ serial_no }) => serial_no,
        detailWhereNarrow: ({ temp_id }) => typeName(temp_id),
        width: 104,
        widthWhereNarrow: 170,
        isSortable: true,
        comesFirstWhereNarrow: true,
        isRowHeader: true,
        canHide: false,
      },
      { id: 'start_no', header: t`Start invoice number`, cell: numberOf, width: 104, isSortable: true, align: 'end' },
      { id: 'start_date', header: t`From`, cell: (row) => shownDay(row.start_date), width: 100, isSortable: true },
      { id: 'end_date', header: t`To`, cell: (row) => shownDay(row.end_date), width: 100, isSortable: true },
      {
        id: 'status',
        header: t`Status`,
        cell: ({ status }) => <TemplateStatusBadge nameOf={statusName} status={status} />,
        width: 138,
        widthWhereNarrow: 132,
        isSortable: true,
        comesFirstWhereNarrow: true,
      },
    ],
    [t, typeName, statusName],
  )
}

/** The list of templates of a kind (seed 001 §2.4, §2.5). */
export const useTemplateList = (kind: TemplateKind): RecordListDescription<TemplateRow> => {
  const { t } = useLingui()
  const isInvoice = kind === 'invoice'
  return {
    id: isInvoice ? 'e-invoice-templates' : 'e-document-templates',
    shape: templateShape,
    columns: useTemplateColumns(),
    firstLayout: {
      order: ['temp_id', 'smbl_type', 'form_no', 'serial_no', 'start_no', 'start_date', 'end_date', 'status'],
      hidden: [],
      widths: {},
    },
    filters: [],
    rowKey: templateKey,
    rowLabel: templateLabel,
    texts: {
      list: isInvoice ? t`List of e-invoice templates` : t`List of e-document templates`,
      table: isInvoice ? t`E-invoice templates` : t`E-document templates`,
      search: t`Search templates`,
      searchHint: (
        <Trans>Form and serial numbers, template ids and days are searched. Try fewer or shorter words.</Trans>
      ),
    },
  }
}
