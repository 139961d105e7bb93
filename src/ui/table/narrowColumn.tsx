import type { DataColumn } from './column.ts'

/** A column as a narrow window draws it: as wide as it is there, its second line under the first. */
export function narrowColumn<Row>(column: DataColumn<Row>): DataColumn<Row> {
  const { cell, detailWhereNarrow: detail, width, widthWhereNarrow = width } = column
  return {
    ...column,
    width: widthWhereNarrow,
    ...(detail === undefined
      ? {}
      : {
          cell: (row: Row) => (
            <>
              {cell(row)}
              <span className="ui-table-detail">{detail(row)}</span>
            </>
          ),
        }),
  }
}
