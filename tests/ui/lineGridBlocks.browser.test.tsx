import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useLineGridTexts } from '../../src/i18n/lineGrid/lineGridTexts.ts'
import { messages as vietnamese } from '../../src/i18n/lineGrid/texts/vi.po'
import { setLine, together, type LineChange } from '../../src/ui/lineGrid/lineChange.ts'
import type { LineChoice } from '../../src/ui/lineGrid/lineColumn.ts'
import type { LineGridHandle, LinePaste, LineRefusal } from '../../src/ui/lineGrid/lineGridProps.ts'
import { LineGridTextsContext } from '../../src/ui/lineGrid/lineGridTexts.ts'
import type { LineOrigin } from '../../src/ui/lineGrid/useLines.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import {
  cell,
  copied,
  field,
  focused,
  paste,
  renderLines,
  sold,
  soldColumns,
  soldLines,
  type Sold,
} from './support/lines.tsx'

const keys = (text: string) => userEvent.keyboard(text)
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)

test('a block from Excel goes over cells and behind the last line, and one Ctrl+Z takes it back', async () => {
  const { lines } = await renderLines({ rows: soldLines(2) })
  await userEvent.click(cell(1, 0))
  expect(paste('B1\t"Trà\nsen"\t1.234,5\t10\t999\r\nB2\tKẹo\t2\t20\t999\r\n')).toBe(false)
  await vi.waitFor(() => expect(lines().rows).toHaveLength(3))
  expect(lines().rows.slice(1)).toEqual([
    sold('r1', { code: 'B1', name: 'Trà\nsen', quantity: '1234.5', price: '10' }),
    sold('new1', { code: 'B2', name: 'Kẹo', quantity: '2', price: '20' }),
  ])
  await expect.element(page.getByRole('status')).toHaveTextContent('10 cells selected')
  await keys('{Control>}z{/Control}')
  expect(lines().rows).toEqual(soldLines(2))
  expect(lines().canUndo).toBe(false)
})

test('one value is pasted into the field, and lines of a text into a long text that is being edited', async () => {
  const { lines } = await renderLines()
  await userEvent.click(cell(0, 2))
  expect(paste('12\r\n')).toBe(true)
  await userEvent.click(cell(0, 1))
  await keys('{F2}')
  expect(paste('one\ntwo')).toBe(true)
  expect(lines().canUndo).toBe(false)
})

test('the owner sees a paste before it is made, and what it answers later is one step', async () => {
  const answers: ((change: LineChange<Sold> | null) => void)[] = []
  const onPaste = vi.fn<(paste: LinePaste<Sold>) => Promise<LineChange<Sold> | null>>(
    () => new Promise((resolve) => answers.push(resolve)),
  )
  const { lines } = await renderLines({ onPaste })
  await userEvent.click(cell(0, 0))
  paste('X\t\nY\t')
  expect(onPaste.mock.lastCall?.[0]).toMatchObject({
    at: { line: 'r0', column: 'code' },
    cells: [
      ['X', ''],
      ['Y', ''],
    ],
  })
  await keys('{ArrowRight}{ArrowRight}77{ArrowDown}')
  const read = onPaste.mock.lastCall?.[0].change
  answers[0]?.(read === undefined ? null : together(read, setLine<Sold>('r0', { price: '5' })))
  await vi.waitFor(() => expect(lines().rows[0]).toMatchObject({ code: 'X', quantity: '77', price: '5' }))
  await keys('{Control>}z{/Control}')
  expect(lines().rows[0]).toMatchObject({ code: 'A0', quantity: '77', price: '1000' })
  paste('Z\tZ')
  answers[1]?.(null)
  await keys('{ArrowDown}')
  expect(lines().rows.map(({ code }) => code)).toEqual(['A0', 'A1', 'A2'])
})

test('a paste beyond the most lines, or too long to look at, changes nothing', async () => {
  const onRefusal = vi.fn<(refusal: LineRefusal) => void>()
  const { lines } = await renderLines({ mostLines: 4, onRefusal })
  await userEvent.click(cell(2, 0))
  paste('a\nb\nc')
  expect(onRefusal).toHaveBeenLastCalledWith('tooManyLines')
  paste(`a\t${'x'.repeat(10_000_001)}`)
  expect(onRefusal).toHaveBeenLastCalledWith('pasteTooLong')
  expect(lines().rows).toEqual(soldLines(3))
})

test('Shift and arrows select cells, which are copied, cut, emptied and filled from above', async () => {
  const { lines } = await renderLines({
    rows: [sold('a', { code: 'A', name: 'x\ty "z"', quantity: '1.5' }), ...soldLines(2)],
  })
  await userEvent.tab()
  expect(copied()).toBe('')
  await keys('{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}')
  await expect.element(page.getByRole('status')).toHaveTextContent('6 cells selected')
  expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(6)
  await expectNoViolations()
  expect(copied()).toBe('A\t"x\ty ""z"""\t1,5\r\nA0\tItem 0\t1')
  await keys('{Control>}d{/Control}')
  expect(lines().rows[1]).toMatchObject({ code: 'A', name: 'x\ty "z"', quantity: '1.5', price: '1000' })
  expect(copied('cut')).not.toBe('')
  await vi.waitFor(() => expect(lines().rows[0]?.code).toBe(''))
  await keys('{Control>}zz{/Control}{ArrowUp}{Shift>}{ArrowDown}{/Shift}{Delete}')
  expect(
    lines()
      .rows.slice(0, 2)
      .map(({ code }) => code),
  ).toEqual(['', ''])
  await keys('{Control>}aa{/Control}')
  expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(15)
  await keys('{Escape}')
  expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(0)
})

test('what is copied is pasted as the same cells', async () => {
  const { lines } = await renderLines({
    rows: [sold('a', { code: '"A', name: 'x\n"y"\t', quantity: '-0.05' }), sold('b')],
  })
  await userEvent.tab()
  await keys('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  const text = copied()
  await keys('{ArrowDown}{Home}')
  paste(text)
  await vi.waitFor(() => expect(lines().rows[1]).toEqual({ ...lines().rows[0], id: 'b' }))
})

test('the pointer selects from a press to where it is pulled, and with Shift', async () => {
  await renderLines()
  const over = (target: Element, type: string, init: MouseEventInit) =>
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }))
  over(cell(0, 1), 'mousedown', {})
  over(cell(1, 2), 'mouseover', { buttons: 1 })
  await vi.waitFor(() => expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(4))
  expect(focused()).toBe('Name, line 1')
  over(cell(2, 3), 'mousedown', { shiftKey: true })
  await vi.waitFor(() => expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(9))
  over(cell(1, 1), 'mouseover', { buttons: 0 })
  expect(focused()).toBe('Name, line 1')
})

test('the list below a cell never completes the text; arrows and Enter take from it', async () => {
  const { lines } = await renderLines({ rows: [sold('a')] })
  await userEvent.tab()
  await keys('t')
  expect(field().value).toBe('t')
  expect(options()).toEqual(['TRATrà sen', 'TRA2Trà đen'])
  expect(field().getAttribute('aria-activedescendant')).toBeNull()
  await expectNoViolations()
  await keys('{ArrowDown}{ArrowDown}')
  await expect.element(page.getByRole('option', { name: /^TRA2/ })).toHaveAttribute('aria-selected', 'true')
  expect(document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('TRA2Trà đen')
  await keys('{Enter}')
  expect(lines().rows[0]).toEqual(sold('a', { code: 'TRA2', name: 'Trà đen', price: '30000' }))
  expect(focused()).toBe('Quantity, line 1')
  await keys('{Control>}z{/Control}')
  expect(lines().rows[0]).toEqual(sold('a'))
})

test('Enter takes what a text means wholly, and leaves one that means nothing as it is', async () => {
  const { lines } = await renderLines({ rows: [sold('a'), sold('b')] })
  await userEvent.tab()
  await keys('sua{Enter}2{Enter}tr{Enter}')
  expect(lines().rows.map(({ code, price }) => [code, price])).toEqual([
    ['SUA', '28000.5'],
    ['tr', ''],
  ])
})

test('F9 and Alt+Down list what there is, Escape closes the list and keeps the text, a press takes from it', async () => {
  const { lines } = await renderLines({ rows: [sold('a', { code: 'old' })] })
  await userEvent.tab()
  await keys('{F9}')
  expect(options()).toHaveLength(3)
  await keys('{Escape}{Alt>}{ArrowDown}{/Alt}')
  expect(options()).toHaveLength(3)
  await keys('{Escape}')
  expect(options()).toHaveLength(0)
  await keys('zzz{F9}')
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  await keys('{Escape}{Escape}')
  expect(field().value).toBe('old')
  await keys('{F9}')
  await page.getByRole('option', { name: /^SUA/ }).click()
  expect(lines().rows[0]?.name).toBe('Sữa tươi')
})

test('typing never waits for a lookup: what comes late for another text is left', async () => {
  const asked: { text: string; signal: AbortSignal; answer: (choices: readonly LineChoice<Sold>[]) => void }[] = []
  const columns = soldColumns.map((column) =>
    column.key === 'code' && column.kind !== 'computed'
      ? {
          ...column,
          lookup: (text: string, _: Sold, signal: AbortSignal) =>
            new Promise<readonly LineChoice<Sold>[]>((answer) => asked.push({ text, signal, answer })),
        }
      : column,
  )
  const { lines } = await renderLines({ columns, rows: [sold('a')] })
  await userEvent.tab()
  await keys('ab')
  expect(asked.map(({ text, signal }) => [text, signal.aborted])).toEqual([
    ['a', true],
    ['ab', false],
  ])
  asked[1]?.answer([{ id: '1', label: 'AB', values: { code: 'AB' } }])
  await expect.element(page.getByRole('option')).toHaveTextContent('AB')
  asked[0]?.answer([{ id: '2', label: 'late', values: { code: 'late' } }])
  await keys('c{Enter}')
  expect(options()).toHaveLength(0)
  expect(lines().rows[0]?.code).toBe('abc')
})

test('what is looked up for a step joins it; nothing joins a step that is taken back', async () => {
  const onChange = vi.fn<(change: LineChange<Sold>, origin: LineOrigin) => void>()
  const { lines } = await renderLines({ rows: [sold('a'), sold('b')], onChange })
  await userEvent.tab()
  await keys('X{Enter}5{Enter}')
  const step = onChange.mock.calls[0]?.[1].step ?? 0
  expect(lines().join(step, setLine<Sold>('a', { name: 'Found' }))).toBe(true)
  await vi.waitFor(() => expect(lines().rows[0]).toMatchObject({ code: 'X', quantity: '5', name: 'Found' }))
  await keys('{Control>}zz{/Control}')
  expect(lines().rows[0]).toEqual(sold('a'))
  expect(lines().join(step, setLine<Sold>('a', { name: 'Found' }))).toBe(false)
  await keys('{Control>}y{/Control}')
  expect(lines().rows[0]).toMatchObject({ code: 'X', name: 'Found', quantity: '' })
  expect(onChange.mock.calls.map(([, { by }]) => by)).toEqual(['edit', 'edit', 'fill', 'undo', 'undo', 'redo'])
})

test('the number of a line opens its menu', async () => {
  const { lines } = await renderLines()
  const codes = () => lines().rows.map(({ code }) => code)
  await page.getByRole('button', { name: 'Line 2' }).click()
  await page.getByRole('menuitem', { name: /^Move up/ }).click()
  await vi.waitFor(() => expect(codes()).toEqual(['A1', 'A0', 'A2']))
  await vi.waitFor(() => expect(focused()).toBe('Code, line 1'))
  await page.getByRole('button', { name: 'Line 3' }).click()
  await page.getByRole('menuitem', { name: /^Remove/ }).click()
  await vi.waitFor(() => expect(codes()).toEqual(['A1', 'A0']))
  await page.getByRole('button', { name: 'Line 1' }).click()
  await expect.element(page.getByRole('menuitem', { name: /^Move down/ })).toBeVisible()
  expect(page.getByRole('menuitem', { name: /^Move up/ }).query()).toBeNull()
  await page.getByRole('menuitem', { name: /^Insert below/ }).click()
  await vi.waitFor(() => expect(codes()).toEqual(['A1', '', 'A0']))
  await vi.waitFor(() => expect(focused()).toBe('Code, line 2'))
})

test('a summary of errors leads to a cell far away', async () => {
  const handle: { current: LineGridHandle | null } = { current: null }
  await renderLines({ rows: soldLines(500), handle })
  handle.current?.focusCell('r400', 'quantity')
  await vi.waitFor(() => expect(focused()).toBe('Quantity, line 401'))
  await expect.element(field()).toBeInViewport()
})

test('the grid speaks the language of the page', async () => {
  i18n.loadAndActivate({ locale: 'vi', messages: vietnamese })
  const Texts = ({ children }: { readonly children: ReactNode }) => (
    <LineGridTextsContext value={useLineGridTexts()}>{children}</LineGridTextsContext>
  )
  await renderLines({
    texts: (grid) => (
      <I18nProvider i18n={i18n}>
        <Texts>{grid}</Texts>
      </I18nProvider>
    ),
  })
  await userEvent.tab()
  expect(focused()).toBe('Code, dòng 1')
  await keys('{Control>}{Delete}{/Control}')
  await expect.element(page.getByRole('status')).toHaveTextContent('Đã xóa 1 dòng')
})
