import { useLingui } from '@lingui/react/macro'
import { useMemo, useState, type ReactNode } from 'react'
import { Button } from '../ui/button/Button.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { Pagination } from '../ui/table/Pagination.tsx'
import type { DataColumn } from '../ui/table/column.ts'
import './hsm.css'

/** How one of the rows is chosen, beside a double click. */
type Choice =
  | { readonly by: 'radio'; readonly chosen: string | null; readonly onChange: (key: string) => void }
  | { readonly by: 'button' }

interface Props<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly columns: readonly DataColumn<Row>[]
  readonly rowKey: (row: Row) => string
  readonly rowLabel: (row: Row) => string
  readonly choice: Choice
  readonly onChosen: (row: Row) => void
  /** Rows of a page; several let the user decide (seed 000 §9). The first is where it begins. */
  readonly pageSizes: readonly [number, ...number[]]
  readonly empty?: ReactNode
}

/** The columns, after one in which a row is chosen. They keep their identity until something of them changes. */
const useColumns = <Row,>({ choice, columns, rowKey, rowLabel, onChosen }: Props<Row>): DataColumn<Row>[] => {
  const { t } = useLingui()
  const isByRadio = choice.by === 'radio'
  const chosen = isByRadio ? choice.chosen : null
  const onChange = isByRadio ? choice.onChange : null
  return useMemo(() => {
    const choosing: DataColumn<Row> = {
      id: 'choose',
      header: t`Choose`,
      width: isByRadio ? 72 : 88,
      align: 'center',
      cell: (row) =>
        isByRadio ? (
          <input
            aria-label={rowLabel(row)}
            checked={chosen === rowKey(row)}
            className="hsm-radio"
            name="hsm-certificate"
            onChange={() => onChange?.(rowKey(row))}
            tabIndex={-1}
            type="radio"
          />
        ) : (
          <Button excludeFromTabOrder onPress={() => onChosen(row)} size="small">
            {t`Select`}
          </Button>
        ),
    }
    return [choosing, ...columns]
  }, [t, isByRadio, chosen, onChange, onChosen, columns, rowKey, rowLabel])
}

/** Certificates of an HSM, a page at a time: one is chosen by its row's control or a double click (seed 000 §2, 002 §2.11). */
export const HsmCertificateTable = <Row,>(props: Props<Row>) => {
  const { label, rows, rowKey, rowLabel, onChosen, pageSizes, empty } = props
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(pageSizes[0])
  const columns = useColumns(props)
  const shown = useMemo(() => rows.slice((page - 1) * size, page * size), [rows, page, size])
  const resize = (next: number): void => {
    setSize(next)
    setPage(1)
  }
  return (
    <div className="hsm-certificates">
      <div className="hsm-certificates-table">
        <DataTable
          columns={columns}
          empty={empty}
          firstRowIndex={(page - 1) * size}
          label={label}
          onRowDoubleClick={onChosen}
          rowKey={rowKey}
          rowLabel={rowLabel}
          rows={shown}
          totalRows={rows.length}
        />
      </div>
      {rows.length > pageSizes[0] && (
        <Pagination
          onPageChange={setPage}
          onPageSizeChange={pageSizes.length === 1 ? undefined : resize}
          page={page}
          pageSize={size}
          pageSizes={pageSizes}
          total={rows.length}
        />
      )}
    </div>
  )
}
