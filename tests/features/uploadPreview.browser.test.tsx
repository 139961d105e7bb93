import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { itemRows } from '../../src/domain/items/upload/itemRows.ts'
import { rowOf } from '../../src/domain/upload/rowState.ts'
import { createUploadSheet } from '../../src/domain/upload/uploadSheet.ts'
import { uploadedItems } from '../../src/features/items/upload/uploadedItems.ts'
import { PreviewPanel } from '../../src/records/upload/rows/preview/PreviewPanel.tsx'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { Dialog } from '../../src/ui/overlay/Dialog.tsx'
import { renderScreen } from './support/renderScreen.tsx'

const rows = 120
const columns = { item_code: 0, item_name: 1, curr_cd: 2, unit_prc: 3, vat_rate: 4, uom: 5 }
const cell = (text: string) => ({ kind: 'text', text }) as const

const sheetOf = () => {
  const sheet = createUploadSheet(itemRows)
  const item = (at: number) => [`SP${at}`, 'Chè', 'VND', '1.234,50', '8', 'hộp'].map(cell)
  sheet.append(Array.from({ length: rows }, (_, at) => rowOf(itemRows, { number: at + 2, cells: item(at) }, columns)))
  return sheet
}

const show = async () => {
  const sheet = sheetOf()
  const nothing = () => undefined
  await renderScreen(
    <PreviewPanel
      failure={null}
      list={uploadedItems}
      mode="all"
      onChange={nothing}
      onModeChange={nothing}
      sheet={sheet}
    />,
  )
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('100')
  await expect.element(grid).toHaveAttribute('aria-rowcount', String(rows + 1))
  return sheet
}

const grid = page.getByRole('grid', { name: 'Rows of the file' })
const drawn = () => document.querySelectorAll('tr[aria-rowindex]').length - 1
const rowIndex = (code: string) => cellOf(code)?.closest('tr')?.getAttribute('aria-rowindex')
const cellOf = (code: string) => [...document.querySelectorAll('td')].find(({ textContent }) => textContent === code)
const scroller = () => document.querySelector('.preview-scroll')
const focusedCell = () => document.activeElement?.getAttribute('data-cell')

test('of the largest page only the rows around the visible ones are drawn, numbered for screen readers', async () => {
  await show()
  await expect.poll(drawn).toBeGreaterThan(5)
  expect(drawn()).toBeLessThan(60)
  expect(rowIndex('SP0')).toBe('2')
  await expectNoViolations()
  scroller()?.scrollTo(0, 100_000)
  await expect.poll(() => rowIndex('SP99')).toBe('101')
  expect(drawn()).toBeLessThan(60)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.poll(() => rowIndex('SP100')).toBe('102')
  expect(scroller()?.scrollTop).toBe(0)
  await expect.element(grid).toHaveAttribute('aria-rowcount', String(rows + 1))
})

test('every column, the choice to upload among them, is seen in a window of 1280 px', async () => {
  onTestFinished(() => page.viewport(1366, 768))
  await page.viewport(1280, 720)
  const nothing = () => undefined
  const panel = (
    <PreviewPanel
      failure={null}
      list={uploadedItems}
      mode="all"
      onChange={nothing}
      onModeChange={nothing}
      sheet={sheetOf()}
    />
  )
  await renderScreen(
    <Dialog isOpen onOpenChange={nothing} size="full" title="Upload">
      {panel}
    </Dialog>,
  )
  await expect.element(grid.getByRole('columnheader', { name: 'Upload' })).toBeVisible()
  expect(scroller()?.scrollWidth).toBe(scroller()?.clientWidth)
})

test('keys lead to rows that are not drawn yet, and the tab key into every page', async () => {
  await show()
  await page.getByText('SP0', { exact: true }).click()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.poll(focusedCell).toBe('99:special_consumption')
  await userEvent.keyboard('{PageUp}{Home}')
  await expect.poll(focusedCell).toBe('89:item_code')
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}')
  await expect.poll(focusedCell).toBe('0:item_code')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.poll(() => document.querySelector('td[tabindex="0"]')?.getAttribute('data-cell')).toBe('100:item_code')
})

test('what is being typed stays while the rows are scrolled', async () => {
  const sheet = await show()
  await page.getByText('SP0', { exact: true }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Item code' })).toHaveFocus()
  await userEvent.keyboard('x')
  scroller()?.scrollTo(0, 100_000)
  await expect.poll(() => rowIndex('SP99')).toBe('101')
  await userEvent.keyboard('y{Enter}')
  await expect.poll(focusedCell).toBe('0:item_code')
  expect(sheet.row(0)?.values.item_code).toBe('SP0xy')
})

test.each([
  ['a double click', () => page.getByText('SP0', { exact: true }).dblClick()],
  ['F2', () => userEvent.keyboard('{F2}')],
  ['a key that types', () => userEvent.keyboard('x')],
])('Escape takes back what is typed into a cell that was opened by %s', async (_, begin) => {
  const sheet = await show()
  const before = sheet.version()
  await page.getByText('SP0', { exact: true }).click()
  await begin()
  await expect.element(page.getByRole('textbox', { name: 'Item code' })).toHaveFocus()
  await userEvent.keyboard('wrong{Escape}')
  await expect.poll(focusedCell).toBe('0:item_code')
  expect([cellOf('SP0')?.dataset['cell'], sheet.version(), sheet.canUndo()]).toEqual(['0:item_code', before, false])
})

test('what is typed into a cell is kept, as one step, when another cell is chosen', async () => {
  const sheet = await show()
  await page.getByText('SP0', { exact: true }).click()
  await userEvent.keyboard('{F2}x')
  await page.getByText('SP1', { exact: true }).click()
  expect(sheet.row(0)?.values.item_code).toBe('SP0x')
  sheet.undo()
  expect([sheet.row(0)?.values.item_code, sheet.canUndo()]).toEqual(['SP0', false])
})
