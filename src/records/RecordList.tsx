import { useLingui } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import { ListProblem } from '../failures/ListProblem.tsx'
import type { TextFile } from '../i18n/locale.ts'
import { translatedPart } from '../i18n/translatedPart.ts'
import { LazyPart } from '../ui/part/LazyPart.tsx'
import { ColumnChooser } from '../ui/table/ColumnChooser.tsx'
import { IdlePart } from '../ui/part/IdlePart.tsx'
import { exportButton } from './export/exportPart.ts'
import { ListFrame } from './ListFrame.tsx'
import { RecordTable } from './RecordTable.tsx'
import { RecordToolbar } from './RecordToolbar.tsx'
import type { ShownList } from './useRecordList.ts'

const emptyPage = translatedPart(
  () => import('./empty/EmptyPage.tsx'),
  import.meta.glob<TextFile>('./empty/texts/*.po'),
)

interface Props<Row> {
  readonly list: ShownList<Row>
  readonly ref?: Ref<HTMLDivElement>
  /** Commands of the toolbar. */
  readonly actions?: ReactNode
  /** Whether rows are selected for commands. */
  readonly isSelectable?: boolean
  readonly onOpen?: (row: Row) => void
  /** Between the rows and their footer. */
  readonly notices?: ReactNode
  /** In place of the rows where the list has none at all. */
  readonly empty: ReactNode
  /** What opens over the list. */
  readonly children?: ReactNode
}

/** What each user arranges: which columns there are, in which order and how wide. */
const Columns = <Row,>({ list }: { readonly list: ShownList<Row> }) => {
  const { t } = useLingui()
  const { layout, changeLayout, resetLayout } = list.columns
  return (
    <ColumnChooser
      columns={list.description.columns}
      hidden={new Set(layout.hidden)}
      label={t`Columns`}
      onChange={(next) => changeLayout({ order: next.order, hidden: [...next.hidden] })}
      onReset={resetLayout}
      onWidthChange={(id, width) => changeLayout({ widths: { ...layout.widths, [id]: width } })}
      order={layout.order}
      widths={layout.widths}
    />
  )
}

/** In place of the rows where there are none. */
const NoRecord = <Row,>({ list, children }: { readonly list: ShownList<Row>; readonly children: ReactNode }) => (
  <LazyPart of={emptyPage}>
    {({ EmptyPage }) => (
      <EmptyPage list={list} searchHint={list.description.texts.searchHint}>
        {children}
      </EmptyPage>
    )}
  </LazyPart>
)

/** A list of records: searched, narrowed, ordered, paged, selected; each user arranges its columns. */
export const RecordList = <Row,>({ list, ref, actions, isSelectable = false, ...props }: Props<Row>) => {
  const { description, page, place, onPlaceChange, selection } = list
  const { texts, columns, shape, rowKey, rowLabel } = description
  const { layout, changeLayout } = list.columns
  return (
    <ListFrame label={texts.list} onEscape={selection.keys.size > 0 ? selection.clear : undefined} ref={ref}>
      <RecordToolbar
        end={
          <>
            <Columns list={list} />
            <ListExportButton list={list} />
            {actions}
          </>
        }
        filters={description.filters}
        label={texts.table}
        onPlaceChange={onPlaceChange}
        place={place}
        searchLabel={texts.search}
      />
      <RecordTable
        columns={columns}
        empty={<NoRecord list={list}>{props.empty}</NoRecord>}
        isLoading={page.isLoading}
        label={texts.table}
        layout={layout}
        notices={props.notices}
        onOpen={props.onOpen}
        onPlaceChange={onPlaceChange}
        onWidthsChange={(widths) => changeLayout({ widths })}
        place={place}
        problem={page.failure === null ? null : <ListProblem failure={page.failure} onRetry={page.retry} />}
        rowKey={rowKey}
        rowLabel={rowLabel}
        rows={page.rows}
        selection={isSelectable ? selection : undefined}
        shape={shape}
        isMinimum={page.isMinimum}
        total={page.total}
      />
      {props.children}
    </ListFrame>
  )
}

/** Where the list's description says how it is exported. */
const ListExportButton = <Row,>({ list }: { readonly list: ShownList<Row> }) => {
  const { exporting } = list.description
  return (
    exporting !== undefined && (
      <IdlePart of={exportButton}>{({ ExportButton }) => <ExportButton exporting={exporting} list={list} />}</IdlePart>
    )
  )
}
