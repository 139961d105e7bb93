import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useMemo } from 'react'
import { customersExportedAtOnce, customerSortColumns, type CustomerRow } from '../../../api/contract/customers.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { customerName, customerKinds } from '../../../domain/customers/customer.ts'
import { keysOf } from '../../../domain/form/table.ts'
import { shownPhone } from '../../../domain/phone.ts'
import type { RecordListDescription } from '../../../records/useRecordList.ts'
import type { DataColumn } from '../../../ui/table/column.ts'
import { readCustomers } from '../queries.ts'
import { customerHeadings, customerKindNames } from './customerColumns.ts'
import { customerShape } from './listShape.ts'

export const customerKey = ({ id }: Pick<CustomerRow, 'id'>): string => id

/** What a customer is called: its code and name. */
export const customerLabel = (customer: Pick<CustomerRow, 'customer_code' | 'company_name' | 'buyer_name'>): string =>
  `${customer.customer_code} ${customerName(customer)}`

type Column = keyof typeof customerHeadings
type ColumnLayout = Omit<DataColumn<CustomerRow>, 'id' | 'header' | 'cell'>

const detailOf = ({ customer_code, tax_code, personal_id, buyer_name, company_name }: CustomerRow): string =>
  [customer_code, tax_code || personal_id, company_name === '' ? '' : buyer_name]
    .filter((text) => text !== '')
    .join(' · ')

const layouts: Readonly<Record<Column, ColumnLayout>> = {
  customer_code: { width: 132, canHide: false },
  company_name: {
    width: 280,
    widthWhereNarrow: 240,
    comesFirstWhereNarrow: true,
    isRowHeader: true,
    canHide: false,
    detailWhereNarrow: detailOf,
  },
  buyer_name: { width: 160 },
  kind: { width: 170 },
  tax_code: { width: 130 },
  personal_id: { width: 130 },
  passport_no: { width: 110 },
  budget_code: { width: 110 },
  address: { width: 280 },
  emails: { width: 200 },
  phone: { width: 130 },
  bank_account: { width: 150 },
  bank_name: { width: 200 },
  note: { width: 180 },
}

const isSortable = (column: Column): boolean => customerSortColumns.some((each) => each === column)

/** A person stands in the first column under its own name: every row is called something there. */
const textOf = (customer: CustomerRow, column: Exclude<Column, 'kind'>): string => {
  if (column === 'company_name') return customerName(customer)
  if (column === 'buyer_name' && customer.company_name === '') return ''
  return column === 'phone' ? shownPhone(customer.phone) : customer[column]
}

const useColumns = (): DataColumn<CustomerRow>[] => {
  const { i18n } = useLingui()
  return useMemo(
    () =>
      keysOf(customerHeadings).map((id) => {
        const said = (row: CustomerRow): string =>
          id === 'kind' ? i18n._(customerKindNames[row.kind]) : textOf(row, id)
        return {
          ...layouts[id],
          id,
          header: i18n._(customerHeadings[id]),
          cell: (row) => said(row) || '–',
          // A file says which of the two names it is, for an upload reads it again.
          exported: (row) => ({ kind: 'text' as const, text: id === 'kind' ? said(row) : row[id] }),
          isSortable: isSortable(id),
        }
      }),
    [i18n],
  )
}

/** Rows of one file, as an upload takes them. */
const exportedAtMost = 50_000

/** The list of customers. */
export const useCustomerList = (): RecordListDescription<CustomerRow> => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const api = useApi()
  return {
    id: 'customers',
    shape: customerShape,
    columns: useColumns(),
    firstLayout: {
      order: [...keysOf(customerHeadings)],
      hidden: ['personal_id', 'passport_no', 'budget_code', 'bank_account', 'bank_name', 'note'],
      widths: {},
    },
    filters: [
      {
        kind: 'choice',
        name: 'kind',
        label: i18n._(customerHeadings.kind),
        options: customerKinds.map((value) => ({ value, label: i18n._(customerKindNames[value]) })),
      },
    ],
    rowKey: customerKey,
    rowLabel: customerLabel,
    exporting: {
      fileName: 'CUSTOMER_LIST',
      sheetName: 'Customers',
      most: exportedAtMost,
      pageSize: customersExportedAtOnce,
      readPage: async (place, signal) => valueOrThrow(await readCustomers(api, place, signal)).customers,
    },
    texts: {
      list: t`List of customers`,
      table: t`Customers`,
      search: t`Search customers`,
      searchHint: (
        <Trans>
          Codes, names, tax codes, addresses, e-mails, phones and notes are searched. Try fewer or shorter words.
        </Trans>
      ),
    },
  }
}
