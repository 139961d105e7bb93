import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { IconButton } from '../../src/ui/button/IconButton.tsx'
import { EmptyState } from '../../src/ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../src/ui/feedback/ErrorState.tsx'
import { StatusBadge } from '../../src/ui/feedback/StatusBadge.tsx'
import { PencilIcon } from '../../src/ui/icons/icons.tsx'
import type { DataColumn, TableSort } from '../../src/ui/table/column.ts'
import { DataTable } from '../../src/ui/table/DataTable.tsx'
import { TableFrame } from '../../src/ui/table/TableFrame.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { tap } from '../support/touch.ts'
import { renderUi } from '../support/ui.tsx'

type Row = { id: string; name: string; amount: number }

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `r${index}`, name: `Row ${index}`, amount: index * 1000 }))
const rowKey = (row: Row) => row.id
const rowLabel = (row: Row) => row.name
const drawn = vi.fn<(id: string) => void>()

const columns: readonly DataColumn<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    isSortable: true,
    cell: (row) => {
      drawn(row.id)
      return row.name
    },
  },
  { id: 'amount', header: 'Amount', align: 'end', isSortable: true, cell: (row) => row.amount },
  { id: 'state', header: 'State', cell: () => <StatusBadge label="Draft" tone="grey" tooltip="Not sent yet" /> },
  {
    id: 'edit',
    header: 'Edit',
    cell: (row) => <IconButton excludeFromTabOrder icon={<PencilIcon />} label={`Edit ${row.name}`} size="small" />,
  },
]

type TableProps = {
  rows?: readonly Row[]
  onOpen?: (row: Row) => void
  onDouble?: (row: Row) => void
  onSort?: (sort: TableSort | null) => void
  onSelect?: (keys: ReadonlySet<string>) => void
}

const fiveRows = rowsOf(5)

function Table({ rows = fiveRows, onOpen, onDouble, onSort, onSelect }: TableProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [sort, setSort] = useState<TableSort | null>(null)
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 400 }}>
      <TableFrame>
        <DataTable
          columns={columns}
          label="Records"
          onRowDoubleClick={onDouble}
          onRowOpen={onOpen}
          onSelectionChange={(keys) => {
            setSelected(keys)
            onSelect?.(keys)
          }}
          onSortChange={(next) => {
            setSort(next)
            onSort?.(next)
          }}
          rowKey={rowKey}
          rowLabel={rowLabel}
          rows={rows}
          selectedKeys={selected}
          sort={sort}
        />
      </TableFrame>
    </div>
  )
}

const cell = (row: number, column: number) => {
  const element = document.querySelector<HTMLTableRowElement>(`tr[data-index="${row}"]`)?.cells[column]
  if (element === undefined) throw new Error(`no cell at ${row}, ${column}`)
  return element
}

test('the grid is one tab stop, and the arrows walk head and rows', async () => {
  await renderUi(<Table />)
  await expectNoViolations()
  await userEvent.tab()
  await expect.element(cell(0, 0)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await expect.element(cell(1, 1)).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(cell(1, 4)).toHaveFocus()
  await userEvent.keyboard('{Home}{Control>}{End}{/Control}')
  await expect.element(cell(4, 4)).toHaveFocus()
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}')
  await expect.element(cell(-1, 0)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
  await expect.element(cell(-1, 0)).toHaveFocus()
  expect(document.querySelectorAll('table [tabindex="0"]')).toHaveLength(1)
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

test('a focused row that vanishes leaves the focus to the next one, the last one, the head; elsewhere nothing is taken', async () => {
  const screen = await renderUi(<Table />)
  const left = (...indexes: number[]) =>
    screen.rerender(<Table rows={fiveRows.filter((_, index) => indexes.includes(index))} />)
  await userEvent.click(cell(3, 1))
  expect(document.activeElement).toBe(cell(3, 1))
  await left(0, 1, 2, 4)
  expect(document.activeElement).toBe(cell(3, 1))
  expect(cell(3, 1).textContent).toBe('Row 4')
  await left(0, 1)
  expect(document.activeElement).toBe(cell(1, 1))
  await left()
  expect(document.activeElement).toBe(document.querySelector<HTMLTableRowElement>('tr[data-index="-1"]')?.cells[1])
  await left(0, 1, 2)
  await userEvent.click(cell(1, 1))
  cell(1, 1).blur()
  await left(0)
  expect(document.activeElement).toBe(document.body)
})

test('Space selects, Shift and Space select up to here, Control and A all, and the count is said', async () => {
  const onSelect = vi.fn<(keys: ReadonlySet<string>) => void>()
  await renderUi(<Table onSelect={onSelect} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown} ')
  expect(onSelect).toHaveBeenLastCalledWith(new Set(['r1']))
  await expect.element(page.getByRole('status')).toHaveTextContent('1 selected')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}')
  expect(onSelect).toHaveBeenLastCalledWith(new Set(['r1', 'r2', 'r3']))
  const all = page.getByRole('checkbox', { name: 'Select all rows' })
  await expect.element(all).toBePartiallyChecked()
  await expect.element(page.getByRole('row', { name: /Row 2/ })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(onSelect.mock.lastCall?.[0].size).toBe(5)
  await expect.element(all).toBeChecked()
  await expectNoViolations()
  await all.click()
  expect(onSelect).toHaveBeenLastCalledWith(new Set())
})

test('a check box selects its row, with Shift the rows between, and only those rows are drawn again', async () => {
  const onSelect = vi.fn<(keys: ReadonlySet<string>) => void>()
  const onOpen = vi.fn<(row: Row) => void>()
  await renderUi(<Table onOpen={onOpen} onSelect={onSelect} />)
  drawn.mockClear()
  await page.getByRole('checkbox', { name: 'Select Row 1' }).click()
  expect(onSelect).toHaveBeenLastCalledWith(new Set(['r1']))
  await expect.element(page.getByRole('checkbox', { name: 'Select Row 1' })).toBeChecked()
  expect(new Set(drawn.mock.calls.map(([id]) => id))).toEqual(new Set(['r1']))
  await page.getByRole('checkbox', { name: 'Select Row 3' }).click({ modifiers: ['Shift'] })
  expect(onSelect).toHaveBeenLastCalledWith(new Set(['r1', 'r2', 'r3']))
  expect(onOpen).not.toHaveBeenCalled()
})

test('a header sorts up, down and not at all, by pointer and by key', async () => {
  const onSort = vi.fn<(sort: TableSort | null) => void>()
  await renderUi(<Table onSort={onSort} />)
  const header = page.getByRole('columnheader', { name: 'Amount' })
  await expect.element(header).toHaveAttribute('aria-sort', 'none')
  await header.getByRole('button').click()
  expect(onSort).toHaveBeenLastCalledWith({ column: 'amount', direction: 'ascending' })
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending')
  await header.getByRole('button').click()
  await expect.element(header).toHaveAttribute('aria-sort', 'descending')
  await header.getByRole('button').click()
  expect(onSort).toHaveBeenLastCalledWith(null)
  await userEvent.keyboard('{Escape}{ArrowLeft}{Enter}')
  expect(onSort).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' })
  await expect.element(page.getByRole('columnheader', { name: 'State' })).not.toHaveAttribute('aria-sort')
})

test('a row opens by click, double click and Enter, not by its controls, which Enter reaches and Escape leaves [001-1-06]', async () => {
  const onOpen = vi.fn<(row: Row) => void>()
  const onDouble = vi.fn<(row: Row) => void>()
  await renderUi(<Table onDouble={onDouble} onOpen={onOpen} />)
  await userEvent.click(cell(2, 2))
  expect(onOpen).toHaveBeenLastCalledWith(fiveRows[2])
  await expect.element(cell(2, 2)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onOpen).toHaveBeenLastCalledWith(fiveRows[3])
  await userEvent.keyboard('{End}{Enter}')
  await expect.element(page.getByRole('button', { name: 'Edit Row 3' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('button', { name: 'Edit Row 3' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(cell(3, 4)).toHaveFocus()
  await page.getByRole('button', { name: 'Edit Row 1' }).click()
  expect(onOpen).toHaveBeenCalledTimes(2)
  await userEvent.dblClick(cell(1, 2))
  expect(onDouble).toHaveBeenCalledExactlyOnceWith(fiveRows[1])
})

test('on a touch screen a tap on a status opens the row, as one on any other cell', async () => {
  const onOpen = vi.fn<(row: Row) => void>()
  await renderUi(<Table onOpen={onOpen} />)
  const status = cell(2, 3).querySelector('.ui-badge') ?? cell(2, 3)
  tap(status)
  tap(cell(1, 1))
  expect(onOpen.mock.calls.map(([row]) => row.id)).toEqual(['r2', 'r1'])
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
})

test('ten thousand rows: few are drawn, the keys reach the last, and the focused row survives scrolling', async () => {
  await renderUi(<Table rows={rowsOf(10_000)} />)
  const grid = page.getByRole('grid', { name: 'Records' })
  await expect.element(grid).toHaveAttribute('aria-rowcount', '10001')
  await expect.poll(() => cell(0, 1).textContent).toBe('Row 0')
  expect(document.querySelectorAll('tr[data-index]').length).toBeLessThan(60)
  await userEvent.tab()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.poll(() => document.activeElement).toBe(cell(9999, 4))
  await expect.element(cell(9999, 4).closest('tr')).toHaveAttribute('aria-rowindex', '10001')
  await userEvent.keyboard('{PageUp}{Home}')
  await expect.poll(() => document.activeElement?.closest('tr')?.dataset.index).toBe(String(9999 - 9))
  const focused = document.activeElement
  const scroller = document.querySelector('.ui-table-scroller')
  scroller?.scrollTo({ top: 0 })
  await expect.poll(() => cell(0, 1).textContent).toBe('Row 0')
  expect(document.activeElement).toBe(focused)
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => document.activeElement).toBe(cell(9999 - 10, 0))
})

test('a virtual table draws its rows on the very first pass too', async () => {
  const first = await renderUi(<Table rows={rowsOf(300)} />, { isStrict: false })
  await expect.poll(() => cell(0, 1).textContent).toBe('Row 0')
  await first.unmount()
  await renderUi(<Table rows={rowsOf(300)} />, { isStrict: false })
  await expect.poll(() => cell(0, 1).textContent).toBe('Row 0')
})

test('columns hide, change places and widths from outside, and Alt with an arrow asks for a width', async () => {
  const onColumnWidthChange = vi.fn<(id: string, width: number) => void>()
  await renderUi(
    <DataTable
      columnOrder={['amount', 'name']}
      columnWidths={{ amount: 200 }}
      columns={columns}
      hiddenColumns={new Set(['state'])}
      label="Records"
      onColumnWidthChange={onColumnWidthChange}
      rowKey={rowKey}
      rowLabel={rowLabel}
      rows={fiveRows}
    />,
  )
  const names = page
    .getByRole('columnheader')
    .elements()
    .map((header) => header.textContent)
  expect(names).toEqual(['Amount', 'Name', 'Edit'])
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}{Alt>}{ArrowRight}{/Alt}')
  expect(onColumnWidthChange).toHaveBeenCalledWith('amount', 216)
  await expectNoViolations()
})

test('in a narrow window what matters most stands in front, for eyes and for keys', async () => {
  const first = columns.map((column) => (column.id === 'state' ? { ...column, comesFirstWhereNarrow: true } : column))
  await renderUi(<DataTable columns={first} label="Records" rowKey={rowKey} rowLabel={rowLabel} rows={fiveRows} />)
  const names = () =>
    page
      .getByRole('columnheader')
      .elements()
      .map((header) => header.textContent)
  expect(names()).toEqual(['Name', 'Amount', 'State', 'Edit'])
  onTestFinished(() => page.viewport(1366, 768))
  await page.viewport(390, 844)
  await expect.poll(names).toEqual(['State', 'Name', 'Amount', 'Edit'])
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement?.textContent).toContain('Draft')
})

test('loading, empty and failed tables say so', async () => {
  const table = (state: { isLoading?: boolean; error?: boolean }) => (
    <DataTable
      columns={columns}
      empty={<EmptyState title="Nothing yet">Add the first one.</EmptyState>}
      error={state.error === true ? <ErrorState details="GET 503" title="Not loaded" /> : undefined}
      isLoading={state.isLoading}
      label="Records"
      onSelectionChange={() => {}}
      rowKey={rowKey}
      rowLabel={rowLabel}
      rows={[]}
      skeletonRows={3}
    />
  )
  const screen = await renderUi(table({ isLoading: true }))
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
  expect(document.querySelectorAll('tbody tr')).toHaveLength(3)
  await expectNoViolations()
  await screen.rerender(table({}))
  await expect.element(page.getByText('Nothing yet')).toBeVisible()
  await expectNoViolations()
  await screen.rerender(table({ error: true }))
  await expect.element(page.getByRole('alert').getByText('Not loaded')).toBeVisible()
  await expectNoViolations()
})
