import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import type { CertificateRecord } from '../../src/domain/certificate.ts'
import { CertificatePicker } from '../../src/features/declarations/form/picker/CertificatePicker.tsx'
import { tap } from '../support/touch.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { certificate } from './support/samples.ts'

const onChosen = vi.fn<(records: readonly CertificateRecord[]) => void>()
const nothing = (): void => {}
const tenIds = Array.from({ length: 10 }, (_, index) => `C${index}`)

const openPicker = async (): Promise<void> => {
  const server = createFakeServer()
  server.answer(contract.digitalSignatures, {
    digital_signatures: [...tenIds.map((id) => certificate(id)), certificate('GONE', '3')],
    pagination: { page_number: 0, page_size: 10, total_elements: 30, total_pages: 3 },
  })
  await renderScreen(<CertificatePicker onChosen={onChosen} onClose={nothing} onOpenSettings={nothing} taken={[]} />, {
    server,
  })
  await expect.element(page.getByRole('row', { name: /C0/ })).toBeInTheDocument()
  await document.fonts.ready
}

const rows = (): HTMLTableRowElement[] => [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')]

/** Rows whose whole height is visible: nothing covers them, no edge cuts them. */
const visibleRows = (): HTMLTableRowElement[] =>
  rows().filter((row) => {
    const { top, bottom, left } = row.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) => row.contains(document.elementFromPoint(left + 60, y)))
  })

beforeEach(() => vi.clearAllMocks())

describe('the certificate picker in a small window', () => {
  it.each([
    ['a desktop at 200 %', 683, 384],
    ['a phone in landscape', 740, 360],
    ['a taller phone in landscape', 844, 390],
    ['a phone upright', 390, 844],
    ['a desktop at 400 %', 320, 256],
  ])('shows rows and all of it by scrolling, on %s [000-2-19]', async (_, width, height) => {
    onTestFinished(() => page.viewport(1366, 768))
    await page.viewport(width, height)
    await openPicker()
    const dialog = document.querySelector('.ui-dialog')
    if (height < 480) dialog?.scrollTo({ top: 0 })
    await expect
      .poll(() => visibleRows().length, { message: 'rows visible at once' })
      .toBeGreaterThanOrEqual(height > 300 ? 2 : 0)
    rows().at(-1)?.scrollIntoView({ block: 'center' })
    expect(visibleRows()).toContain(rows().at(-1))
    const next = page.getByRole('button', { name: 'Next page' })
    next.element().scrollIntoView({ block: 'center' })
    await expect.element(next).toBeInViewport({ ratio: 1 })
    await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeInViewport({ ratio: 1 })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  it('keeps the row that the keyboard is on visible', async () => {
    onTestFinished(() => page.viewport(1366, 768))
    await page.viewport(683, 384)
    await openPicker()
    await userEvent.click(page.getByRole('checkbox', { name: /C0$/ }))
    for (const row of rows().slice(1)) {
      await userEvent.keyboard('{ArrowDown}')
      expect(document.activeElement?.closest('tr')).toBe(row)
      expect(visibleRows()).toContain(row)
    }
  })
})

describe('picking by finger', () => {
  const cellOf = (id: string): Element => {
    const cell = rows()[tenIds.indexOf(id)]?.cells[2]
    if (cell === undefined) throw new Error(`no row ${id}`)
    return cell
  }

  it('ticks the row that is tapped, and takes the tick back [000-2-20]', async () => {
    await openPicker()
    for (const [id, isTicked] of [
      ['C1', true],
      ['C3', true],
      ['C4', true],
      ['C3', false],
    ] as const) {
      tap(cellOf(id))
      await expect.poll(() => cellOf(id).closest('tr')?.ariaSelected).toBe(String(isTicked))
    }
    await userEvent.click(page.getByRole('button', { name: 'Confirm' }))
    expect(onChosen.mock.calls[0]?.[0].map(({ id }) => id)).toEqual(['C1', 'C4'])
  })

  it('leaves a click of the mouse to the double click, which Enter stands for on the keyboard [000-2-21]', async () => {
    await openPicker()
    await userEvent.click(cellOf('C1'))
    await expect.element(page.getByRole('row', { selected: true })).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(onChosen.mock.calls[0]?.[0].map(({ id }) => id)).toEqual(['C1'])
  })
})
