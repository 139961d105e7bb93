import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ColumnChooser } from '../../src/ui/table/ColumnChooser.tsx'
import type { ColumnArrangement } from '../../src/ui/table/ColumnList.tsx'
import { Pagination } from '../../src/ui/table/Pagination.tsx'
import { SearchField } from '../../src/ui/table/SearchField.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { renderUi } from '../support/ui.tsx'

test('the search runs on Enter, and on emptying what was searched', async () => {
  const onSearch = vi.fn<(text: string) => void>()
  const screen = await renderUi(<SearchField label="Search" maxLength={100} onSearch={onSearch} value="" />)
  await expectNoViolations()
  const field = page.getByRole('searchbox', { name: 'Search' })
  await field.fill('  Hà Nội ')
  expect(onSearch).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('Hà Nội')
  await screen.rerender(<SearchField label="Search" maxLength={100} onSearch={onSearch} value="Hà Nội" />)
  await expect.element(field).toHaveValue('Hà Nội')
  await page.getByRole('button', { name: 'Clear' }).click()
  expect(onSearch).toHaveBeenLastCalledWith('')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('')
})

test('the Enter that ends a composition does not search', async () => {
  const onSearch = vi.fn<(text: string) => void>()
  await renderUi(<SearchField label="Search" maxLength={100} onSearch={onSearch} value="" />)
  const field = page.getByRole('searchbox', { name: 'Search' })
  await field.fill('한')
  const input = field.element()
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }))
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }))
  expect(onSearch).not.toHaveBeenCalled()
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('한')
})

test('the search takes a hundred characters and no more', async () => {
  await renderUi(<SearchField label="Search" maxLength={100} onSearch={() => {}} value="" />)
  const field = page.getByRole('searchbox')
  await field.click()
  await userEvent.type(field, 'x'.repeat(105))
  await expect.element(field).toHaveValue('x'.repeat(100))
})

test('a list of which not all is counted says so, and on its last page how to see the others', async () => {
  const pagination = (current: number) => (
    <Pagination isMinimum onPageChange={() => {}} page={current} pageSize={20} total={1000} />
  )
  const screen = await renderUi(pagination(1))
  await expect.element(page.getByText('1–20 of more than 1000')).toBeVisible()
  await expect.element(page.getByText('Narrow the search')).not.toBeInTheDocument()
  await screen.rerender(pagination(50))
  await expect.element(page.getByText('981–1000 of more than 1000')).toBeVisible()
  await expect.element(page.getByText('Narrow the search to see the others.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
})

test('the pages lead to the first, last, neighbouring and typed page', async () => {
  const onPageChange = vi.fn<(page: number) => void>()
  const onPageSizeChange = vi.fn<(size: number) => void>()
  await renderUi(
    <Pagination
      onPageChange={onPageChange}
      onPageSizeChange={onPageSizeChange}
      page={2}
      pageSize={20}
      selectedCount={3}
      total={95}
    />,
  )
  await expectNoViolations()
  await expect.element(page.getByText('21–40 of 95')).toBeVisible()
  await expect.element(page.getByText('3 selected')).toBeVisible()
  for (const [name, target] of [
    ['First page', 1],
    ['Previous page', 1],
    ['Next page', 3],
    ['Last page', 5],
  ] as const) {
    await page.getByRole('button', { name }).click()
    expect(onPageChange).toHaveBeenLastCalledWith(target)
  }
  const input = page.getByRole('textbox', { name: 'Page' })
  await input.fill('99')
  await userEvent.keyboard('{Enter}')
  expect(onPageChange).toHaveBeenLastCalledWith(5)
  onPageChange.mockClear()
  await input.fill('two')
  await userEvent.keyboard('{Enter}')
  await expect.element(input).toHaveValue('2')
  expect(onPageChange).not.toHaveBeenCalled()
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('50')
  expect(onPageSizeChange).toHaveBeenCalledWith(50)
})

test('a button of the pages that closes under the focus keeps it until it is left', async () => {
  function Pages() {
    const [at, setAt] = useState(2)
    return <Pagination onPageChange={setAt} page={at} pageSize={20} total={60} />
  }
  await renderUi(<Pages />)
  const next = page.getByRole('button', { name: 'Next page' })
  next.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Page' })).toHaveValue('3')
  await expect.element(next).toHaveFocus()
  await expect.element(next).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Page' })).toHaveValue('3')
  await userEvent.tab({ shift: true })
  expect(next.element().hasAttribute('disabled')).toBe(true)
})

test('behind the last page the list counts no rows and leads back to the last', async () => {
  const onPageChange = vi.fn<(page: number) => void>()
  await renderUi(<Pagination onPageChange={onPageChange} page={9} pageSize={20} total={60} />)
  await expect.element(page.getByText('0–0 of 60')).toBeVisible()
  await page.getByRole('button', { name: 'Previous page' }).click()
  expect(onPageChange).toHaveBeenLastCalledWith(3)
})

const columns = [
  { id: 'no', header: 'Number', canHide: false, cell: () => null },
  { id: 'name', header: 'Name', cell: () => null },
  { id: 'day', header: 'Day', width: 80, cell: () => null },
]

type ChooserProps = {
  onChange: (next: ColumnArrangement) => void
  onWidthChange?: (id: string, width: number) => void
  onReset: () => void
}

function Chooser({ onChange, onWidthChange, onReset }: ChooserProps) {
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({})
  const [arrangement, setArrangement] = useState<ColumnArrangement>({ order: [], hidden: new Set() })
  return (
    <ColumnChooser
      columns={columns}
      hidden={arrangement.hidden}
      label="Columns"
      onChange={(next) => {
        setArrangement(next)
        onChange(next)
      }}
      onReset={onReset}
      onWidthChange={(id, width) => {
        setWidths({ ...widths, [id]: width })
        onWidthChange?.(id, width)
      }}
      order={arrangement.order}
      widths={widths}
    />
  )
}

test('the column chooser hides, moves by button and by key, says where to, and resets', async () => {
  const onChange = vi.fn<(next: ColumnArrangement) => void>()
  const onReset = vi.fn<() => void>()
  await renderUi(<Chooser onChange={onChange} onReset={onReset} />)
  await page.getByRole('button', { name: 'Columns' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Number' })).toBeDisabled()
  await expectNoViolations()
  await page.getByText('Name', { exact: true }).click()
  expect(onChange).toHaveBeenLastCalledWith({ order: ['no', 'name', 'day'], hidden: new Set(['name']) })
  await page.getByRole('button', { name: 'Move Day up' }).click()
  expect(onChange).toHaveBeenLastCalledWith({ order: ['no', 'day', 'name'], hidden: new Set(['name']) })
  await expect.element(page.getByRole('status')).toHaveTextContent('Day is now column 2')
  await expect.element(page.getByRole('button', { name: 'Move Day up' })).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(onChange).toHaveBeenLastCalledWith({ order: ['day', 'no', 'name'], hidden: new Set(['name']) })
  await page.getByRole('button', { name: 'Reset' }).click()
  expect(onReset).toHaveBeenCalledOnce()
})

test('the column chooser makes a column narrower and wider, says how wide, and stops at its narrowest', async () => {
  const onWidthChange = vi.fn<(id: string, width: number) => void>()
  await renderUi(<Chooser onChange={() => {}} onReset={() => {}} onWidthChange={onWidthChange} />)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Make Day wider' }).click()
  expect(onWidthChange).toHaveBeenLastCalledWith('day', 96)
  await expect.element(page.getByRole('status')).toHaveTextContent('Day is now 96 px wide')
  await page.getByRole('button', { name: 'Make Day narrower' }).click()
  await page.getByRole('button', { name: 'Make Day narrower' }).click()
  expect(onWidthChange).toHaveBeenLastCalledWith('day', 64)
  await expect.element(page.getByRole('button', { name: 'Make Day narrower' })).toBeDisabled()
  await page.getByText('Name', { exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Make Name wider' })).toBeDisabled()
  await expectNoViolations()
})
