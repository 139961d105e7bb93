import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { isDay, shownDay } from '../../../domain/dates.ts'
import type { DataColumn } from '../../../ui/table/column.ts'
import { DeclarationStatusBadge, statusLabelOf } from '../DeclarationStatusBadge.tsx'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import type { ColumnLayout } from '../../../records/columns/columnLayout.ts'
import { useCollection } from '../kind/collection.ts'

/** How the columns come, before a user arranges them: of e-documents without the reference (seed 000 §2, seed 002 §2.6). */
export const firstLayoutOf = (collection: CollectionKey): ColumnLayout => ({
  order: ['decl_form_no', 'register_date', 'decl_type', 'noti_cd_tax', 'reference', 'pos_key', 'tr_cd_tax'],
  hidden: collection === 'eInvoice' ? [] : ['reference'],
  widths: {},
})

const namesRows = { comesFirstWhereNarrow: true, isRowHeader: true, canHide: false } as const

type Column = DataColumn<DeclarationListItem>

const orDash = (of: (row: DeclarationListItem) => string): Pick<Column, 'cell' | 'exported'> => ({
  cell: (row) => of(row) || '–',
  exported: (row) => ({ kind: 'text', text: of(row) }),
})

const asDay = (of: (row: DeclarationListItem) => string): Pick<Column, 'cell' | 'exported'> => ({
  cell: (row) => shownDay(of(row)),
  exported: (row) => (isDay(of(row)) ? { kind: 'date', text: of(row) } : { kind: 'text', text: shownDay(of(row)) }),
})

const RowStatus = ({ row }: { readonly row: DeclarationListItem }) => (
  <DeclarationStatusBadge
    confirmUntil={row.confirm_until}
    explainUntil={row.explain_until}
    isCorrected={row.is_corrected}
    message={row.noti_nm_tax}
    status={row.noti_cd_tax}
  />
)

const useStatusColumn = (): Column => {
  const { t, i18n } = useLingui()
  return useMemo(
    () => ({
      id: 'noti_cd_tax',
      header: t`Status`,
      cell: (row) => <RowStatus row={row} />,
      exported: (row) => ({ kind: 'text', text: i18n._(statusLabelOf(row)) }),
      width: 184,
      widthWhereNarrow: 138,
      isSortable: true,
      comesFirstWhereNarrow: true,
    }),
    [t, i18n],
  )
}

/** The columns of the list; `typeName` names a declaration type in the user's language. */
export const useDeclarationColumns = (typeName: (code: string) => string): Column[] => {
  const { t } = useLingui()
  const status = useStatusColumn()
  // Form numbers are all alike: the reference distinguishes the rows, or the day where the reference is not shown at first.
  const isNamedByReference = useCollection().key === 'eInvoice'
  return useMemo(
    () => [
      { id: 'decl_form_no', header: t`Form number`, cell: (row) => row.decl_form_no, width: 136, isSortable: true },
      {
        id: 'register_date',
        header: t`Register date`,
        ...asDay((row) => row.register_date),
        width: 126,
        isSortable: true,
        ...(isNamedByReference ? {} : namesRows),
      },
      {
        id: 'decl_type',
        header: t`Declaration type`,
        cell: (row) => typeName(row.decl_type),
        width: 174,
        isSortable: true,
      },
      status,
      {
        id: 'reference',
        header: t`Reference`,
        ...orDash((row) => row.reference),
        detailWhereNarrow: (row) => typeName(row.decl_type),
        width: 176,
        widthWhereNarrow: 164,
        isSortable: true,
        ...(isNamedByReference ? namesRows : {}),
      },
      { id: 'pos_key', header: t`POS key`, ...orDash((row) => row.pos_key), width: 118, isSortable: true },
      { id: 'tr_cd_tax', header: t`Trade code`, ...orDash((row) => row.tr_cd_tax), width: 155, isSortable: true },
    ],
    [t, typeName, status, isNamedByReference],
  )
}
