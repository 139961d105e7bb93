import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as v from 'valibot'
import { contract } from '../../src/api/contract/contract.ts'
import { previewLimit } from '../../src/api/contract/pdfViewer.ts'
import { printableOf } from '../../src/features/declarations/print/printable.ts'
import { printoutOf } from '../../src/features/declarations/print/printout.ts'
import { PreviewDialog } from '../../src/printing/preview/PreviewDialog.tsx'
import { toValues } from '../../src/domain/declaration/content.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { createFakeServer, type FakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { detailOf } from './support/samples.ts'

const record = detailOf('d-1', 'accepted')
const declaration = printableOf(eInvoice, toValues(eInvoice, record), record)
const bodySchema = v.object({ base64: v.string(), filename: v.string() })
const onClose = vi.fn<() => void>()
const button = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const frame = () => document.querySelector('iframe')
let server: FakeServer
beforeEach(() => {
  vi.clearAllMocks()
  server = createFakeServer()
  server.answer(contract.keepPreview, { ts: 1_795_000_000_000 })
})

const list = { language: 'en', title: 'Items', lines: [], columns: [], rows: [], page: 'Page' } as const

const keptBody = () => v.parse(bodySchema, server.callsOf(contract.keepPreview).at(-1)?.body)

it('gives the PDF to the server first and shows what it is kept as [000-2-17 000-7-12 002-7.18-01]', async () => {
  await renderScreen(<PreviewDialog printout={printoutOf(declaration)} onClose={onClose} />, { server })
  await expect.element(page.getByText('The pages are being drawn…')).toBeVisible()
  await expect.element(button('Print')).toBeDisabled()
  await expect
    .poll(() => frame()?.getAttribute('src'))
    .toBe(`${contract.showPreview.path}?ts=1795000000000#navpanes=0&view=FitH`)
  expect(frame()?.title).toBe('Printed form')
  expect(atob(keptBody().base64)).toMatch(/^%PDF-1\.\d[\s\S]*%%EOF\s*$/)
  expect(keptBody().filename).toBe('Tờ khai 01-ĐKTĐ-HĐĐT 0101243150 2025-06-02.pdf')
  await expect.element(button('Print')).toBeEnabled()
  await expectNoViolations()
})

it('downloads the PDF under its name', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await renderScreen(<PreviewDialog printout={printoutOf(declaration)} onClose={onClose} />, { server })
  await expect.element(button('Download')).toBeEnabled()
  await userEvent.click(button('Download'))
  const [link] = saved.mock.contexts
  saved.mockRestore()
  expect(link instanceof HTMLAnchorElement && [link.download, link.protocol]).toEqual([
    'Tờ khai 01-ĐKTĐ-HĐĐT 0101243150 2025-06-02.pdf',
    'blob:',
  ])
})

it('shows from memory what is larger than the server keeps', async () => {
  const large = new Blob([new Uint8Array(previewLimit + 1)], { type: 'application/pdf' })
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function answer(this: Worker, request: unknown) {
    const { id } = v.parse(v.object({ id: v.number() }), request)
    this.dispatchEvent(
      new MessageEvent('message', { data: { id, printed: { ok: true, value: { content: large, unprintable: [] } } } }),
    )
  })
  const printout = { ...printoutOf(declaration), id: 'large', document: () => ({ kind: 'list', list }) as const }
  await renderScreen(<PreviewDialog printout={printout} onClose={onClose} />, { server })
  await expect.poll(() => frame()?.getAttribute('src')).toMatch(/^blob:/)
  await expect.element(button('Download')).toBeEnabled()
  await expect.element(button('Print')).toBeEnabled()
  expect(server.callsOf(contract.keepPreview)).toEqual([])
  vi.restoreAllMocks()
})

it('names the letters that the print has not, before it is printed', async () => {
  const withLetters = { ...list, lines: ['Công ty 株式 ☕ 株 Bát Tràng'] }
  const printout = {
    ...printoutOf(declaration),
    id: 'letters',
    document: () => ({ kind: 'list', list: withLetters }) as const,
  }
  await renderScreen(<PreviewDialog printout={printout} onClose={onClose} />, { server })
  await expect.element(page.getByText('Some characters cannot be printed')).toBeVisible()
  await expect.element(page.getByText(/in place of: 株 式 ☕\. /)).toBeVisible()
  await expect.element(button('Print')).toBeEnabled()
  await expectNoViolations()
})

it('prints from the viewer', async () => {
  await renderScreen(<PreviewDialog printout={printoutOf(declaration)} onClose={onClose} />, { server })
  await expect.poll(() => frame()?.contentWindow).toBeTruthy()
  const print = vi.fn<() => void>()
  Object.defineProperty(frame()?.contentWindow ?? {}, 'print', { value: print, configurable: true })
  await userEvent.click(button('Print'))
  expect(print).toHaveBeenCalledTimes(1)
})

it('says why there is no print, and tries again', async () => {
  server.refuse(contract.keepPreview, { status: 422, reason: 'pdf.tooLarge', message: 'The PDF is larger than 1 MiB' })
  await renderScreen(<PreviewDialog printout={printoutOf(declaration)} onClose={onClose} />, { server })
  await expect.element(page.getByRole('alert')).toMatchTextContent('The printed form could not be shown')
  await expect.element(page.getByText(/too large to be shown/)).toBeVisible()
  await expect.element(button('Download')).toBeDisabled()
  await expectNoViolations()
  server.answer(contract.keepPreview, { ts: 7 })
  await userEvent.click(button('Try again'))
  await expect.poll(() => frame()?.getAttribute('src')).toContain('?ts=7')
})

it('closes by its button and by Escape', async () => {
  await renderScreen(<PreviewDialog printout={printoutOf(declaration)} onClose={onClose} />, { server })
  await userEvent.click(page.getByRole('contentinfo').getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})
