import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LineRefusal, TypedCell } from '../../src/ui/lineGrid/lineGridProps.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { cell, drawn, field, focused, renderLines, sold, soldLines } from './support/lines.tsx'

const keys = (text: string) => userEvent.keyboard(text)

beforeEach(() => drawn.clear())

test('the grid is one tab stop: a field in the first cell, with its text selected', async () => {
  await renderLines()
  await userEvent.tab()
  expect(focused()).toBe('Code, line 1')
  expect(field().value).toBe('A0')
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 2])
  expect(document.querySelectorAll('table :is(input, textarea)')).toHaveLength(1)
  expect(field().closest('td')?.closest('[role=grid]')?.getAttribute('aria-label')).toBe('Lines')
  await expectNoViolations()
})

test('the first key replaces the old value, and two control keys finish a line', async () => {
  const { lines } = await renderLines({ rows: [sold('a')] })
  await userEvent.tab()
  await keys('X1{Enter}12,5{Enter}X2{Enter}3{Enter}')
  expect(lines().rows.map(({ code, quantity }) => [code, quantity])).toEqual([
    ['X1', '12.5'],
    ['X2', '3'],
    ['', ''],
  ])
  expect(focused()).toBe('Code, line 3')
})

test('Tab goes through the cells and out at the end; Shift and Tab back and out at the beginning', async () => {
  await renderLines({ rows: soldLines(2), below: <button type="button">Behind</button> })
  await userEvent.tab()
  await keys('{Tab}')
  expect(focused()).toBe('Name, line 1')
  await keys('{Tab}{Tab}{Tab}{Tab}')
  expect(focused()).toBe('Code, line 2')
  await keys('{Shift>}{Tab}{/Shift}')
  expect(focused()).toBe('Amount, line 1')
  await keys('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}')
  expect(document.activeElement?.textContent).toBe('Add a line')
  await keys('{Shift>}{Tab}{/Shift}{Control>}{Home}{/Control}{Shift>}{Tab}{/Shift}')
  expect(document.activeElement).toBe(document.body)
})

test('Escape, then Tab leaves the grid from any cell', async () => {
  await renderLines()
  await userEvent.tab()
  await keys('{Escape}{ArrowDown}{Tab}')
  expect(focused()).toBe('Name, line 2')
  await keys('{Escape}{Tab}')
  expect(document.activeElement?.textContent).toBe('Add a line')
})

test('arrows walk from a value as it is, and through a text that is edited up to its ends', async () => {
  await renderLines()
  await userEvent.tab()
  await keys('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowLeft}')
  expect(focused()).toBe('Code, line 2')
  await keys('abc{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(focused()).toBe('Code, line 2')
  expect(field().selectionStart).toBe(0)
  await keys('{End}')
  expect(field().selectionStart).toBe(3)
  await keys('{ArrowRight}')
  expect(focused()).toBe('Name, line 2')
  expect(cell(1, 0).textContent).toBe('abc')
})

test('Home, End and page keys, with Control to the ends of the grid; the lines in view are drawn and no others', async () => {
  await renderLines({ rows: soldLines(1000) })
  await userEvent.tab()
  await keys('{End}')
  expect(focused()).toBe('Amount, line 1')
  await keys('{Home}{PageDown}')
  expect(focused()).toMatch(/^Code, line \d+$/)
  expect(focused()).not.toBe('Code, line 1')
  await keys('{Control>}{End}{/Control}')
  expect(focused()).toBe('Amount, line 1000')
  expect(document.querySelectorAll('tbody tr[data-index]').length).toBeLessThan(60)
  await keys('{Control>}{Home}{/Control}')
  expect(focused()).toBe('Code, line 1')
})

test('a cell that is left is seen whole beside what stays in view', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1366, 768))
  await renderLines()
  await userEvent.tab()
  await keys('{End}')
  const total = cell(0, 4).getBoundingClientRect()
  expect(total.right).toBeLessThanOrEqual(390)
  await keys('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(focused()).toBe('Name, line 1')
  const first = cell(0, 0).getBoundingClientRect()
  expect(cell(0, 1).getBoundingClientRect().left).toBeGreaterThanOrEqual(first.right - 1)
  expect(first.left).toBeGreaterThanOrEqual(0)
})

test('F2 edits at the end of the text, Escape takes back what was typed', async () => {
  const { lines } = await renderLines()
  await userEvent.tab()
  await keys('{F2}9')
  expect(field().value).toBe('A09')
  await keys('{Escape}')
  expect([field().value, lines().rows[0]?.code]).toEqual(['A0', 'A0'])
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 2])
  await keys('{F2}7{Enter}')
  expect(lines().rows[0]?.code).toBe('A07')
})

test('an amount is shown as it is read; a text that is none stays, with the owner’s word about it', async () => {
  const remarks = new Map([['r1', { quantity: { tone: 'issue', text: 'Enter a number' } as const }]])
  const { lines } = await renderLines({ remarks })
  await userEvent.click(cell(1, 2))
  await keys('1234,5{ArrowUp}')
  expect(lines().rows[1]?.quantity).toBe('1234.5')
  expect(cell(1, 2).querySelector('.ui-lines-text')?.textContent).toBe('1.234,5')
  await keys('{ArrowDown}12a{ArrowUp}')
  expect(lines().rows[1]?.quantity).toBe('12a')
  await keys('{ArrowDown}')
  await expect.element(field()).toHaveAccessibleDescription('Enter a number')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(document.querySelector('.ui-lines-note')?.checkVisibility({ visibilityProperty: true })).toBe(true)
  await expectNoViolations()
})

test('Alt and Enter break the line of a long text, and its arrows stay in it', async () => {
  const { lines } = await renderLines()
  await userEvent.click(cell(0, 1))
  await keys('one{Alt>}{Enter}{/Alt}two{ArrowUp}')
  expect(focused()).toBe('Name, line 1')
  await keys('{Enter}')
  expect(lines().rows[0]?.name).toBe('one\ntwo')
  expect(focused()).toBe('Quantity, line 1')
})

test('lines are removed, inserted, moved and copied by key, each one step that is taken back and done again', async () => {
  const { lines } = await renderLines()
  const codes = () => lines().rows.map(({ code }) => code)
  await userEvent.tab()
  await keys('{ArrowDown}{Control>}{Delete}{/Control}')
  expect(codes()).toEqual(['A0', 'A2'])
  expect(focused()).toBe('Code, line 2')
  await keys('{Control>}{Insert}{/Control}')
  expect(codes()).toEqual(['A0', '', 'A2'])
  await keys('{Control>}d{/Control}')
  expect(codes()).toEqual(['A0', 'A0', 'A2'])
  await keys('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
  expect(codes()).toEqual(['A0', 'A2', 'A0'])
  expect(focused()).toBe('Code, line 3')
  await keys('{Control>}zzzz{/Control}')
  expect(codes()).toEqual(['A0', 'A1', 'A2'])
  expect(lines().canUndo).toBe(false)
  await keys('{Control>}y{Shift>}z{/Shift}{/Control}')
  expect(codes()).toEqual(['A0', '', 'A2'])
  await keys('{Alt>}{Insert}{/Alt}')
  expect(codes()).toHaveLength(4)
  await expect.element(page.getByRole('status')).toHaveTextContent('Line 2 inserted')
})

test('the last line that is removed leaves an empty one', async () => {
  const { lines } = await renderLines({ rows: [sold('a', { code: 'A' })] })
  await userEvent.tab()
  await keys('{Control>}{Delete}{/Control}B{Enter}')
  expect(lines().rows.map(({ code }) => code)).toEqual(['B'])
  await keys('{Control>}zz{/Control}')
  expect(lines().rows.map(({ id, code }) => [id, code])).toEqual([['a', 'A']])
})

test('what is typed is committed where the focus goes, and reported while it is typed', async () => {
  const onTyping = vi.fn<(cell: TypedCell | null) => void>()
  const { lines } = await renderLines({ onTyping })
  await userEvent.click(cell(0, 2))
  await keys('5')
  expect(onTyping).toHaveBeenLastCalledWith({ line: 'r0', column: 'quantity', text: '5' })
  await userEvent.click(cell(2, 3))
  expect(onTyping).toHaveBeenLastCalledWith(null)
  expect(lines().rows[0]?.quantity).toBe('5')
  await keys('7')
  await userEvent.click(page.getByRole('button', { name: 'Add a line' }))
  expect(lines().rows[2]?.price).toBe('7')
  expect(focused()).toBe('Code, line 4')
})

test('a commit draws its own line and no other', async () => {
  await renderLines({ rows: soldLines(200) }, false)
  await userEvent.click(cell(2, 2))
  drawn.clear()
  await keys('5{ArrowRight}')
  expect([...drawn.keys()]).toEqual(['r2'])
})

test('Enter on the last line makes none beyond the most lines, and says so', async () => {
  const onRefusal = vi.fn<(refusal: LineRefusal) => void>()
  const { lines } = await renderLines({ rows: soldLines(2), mostLines: 2, onRefusal })
  await userEvent.click(cell(1, 2))
  await keys('{Enter}')
  expect(onRefusal).toHaveBeenCalledWith('tooManyLines')
  expect(lines().rows).toHaveLength(2)
})

test('a grid that is read only can be walked, and nothing in it is changed', async () => {
  const onChange = vi.fn<() => void>()
  await renderLines({ isReadOnly: true, onChange })
  await userEvent.tab()
  await keys('x{ArrowDown}{Control>}{Delete}{Insert}dz{/Control}{Enter}{Enter}{Enter}{Enter}')
  expect(onChange).not.toHaveBeenCalled()
  expect(page.getByRole('button', { name: 'Add a line' }).query()).toBeNull()
  await expectNoViolations()
})
