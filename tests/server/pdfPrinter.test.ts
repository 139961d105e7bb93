import { spawnSync } from 'node:child_process'
import { afterEach, describe, expect, it } from 'vitest'
import { createPdfPrinter, type PdfPrinter } from '../../server/printing/pdfPrinter.ts'
import type { PrintOrder } from '../../server/printing/order.ts'
import { templatePictures } from '../../server/printing/templatePictures.ts'
import { printedInvoiceOf } from '../../src/domain/invoice/print/print.ts'
import { printedCertificateOf } from '../../src/domain/pitCertificate/print/print.ts'
import { noImages } from '../../src/printing/drawing/templates/page.ts'
import { backgroundImage, logoImage } from '../features/support/pictures.ts'
import { printablePitCertificate } from '../features/support/printablePitCertificate.ts'
import { invoiceLine, printableInvoice } from '../features/support/printableInvoice.ts'
import { printPdf } from '../features/support/printPdf.ts'
import { hasPdftotext, textOf } from '../features/support/readPdf.ts'

const certificate = printedCertificateOf(printablePitCertificate())
const order: PrintOrder = { certificate, images: noImages, password: null }
/** Its drawing throws. */
const broken: PrintOrder = { ...order, images: { logo: 'data:image/png;base64,AAAA', background: null } }

const printers: PdfPrinter[] = []
const printerOf = (parts: Partial<Parameters<typeof createPdfPrinter>[0]> = {}): PdfPrinter => {
  const printer = createPdfPrinter({ log: () => {}, ...parts })
  printers.push(printer)
  return printer
}
afterEach(async () => {
  await Promise.all(printers.splice(0).map((printer) => printer.stop()))
})

const pdfOf = async (printer: PdfPrinter, wanted: PrintOrder): Promise<Buffer> => {
  const printed = await printer.print(wanted)
  if (!printed.ok) throw new Error(printed.failure)
  return Buffer.from(printed.value)
}

const asPage = async (): Promise<Buffer> =>
  printPdf({ kind: 'pitCertificate', certificate, logo: null, background: null })

describe('the printer of the server', () => {
  it.skipIf(!hasPdftotext)('draws a PIT certificate as the page does', async () => {
    expect(textOf(await pdfOf(printerOf(), order))).toBe(textOf(await asPage()))
  })

  it.skipIf(!hasPdftotext)('draws an invoice over pages as the page does', async () => {
    const lines = Array.from({ length: 60 }, () => invoiceLine())
    const invoice = printedInvoiceOf(printableInvoice({ lines }))
    const drawn = textOf(await pdfOf(printerOf(), { invoice, images: noImages, password: null }))
    expect(drawn).toContain('Cộng trang trước chuyển sang')
    expect(drawn).toBe(textOf(await printPdf({ kind: 'invoice', invoice, logo: null, background: null })))
  })

  it.skipIf(!hasPdftotext)('closes a PDF with a password, without which it says nothing', async () => {
    const pdf = await pdfOf(printerOf(), { ...order, password: '079080001234' })
    const info = (password: string): string =>
      spawnSync('pdfinfo', ['-upw', password, '-'], { input: pdf, encoding: 'utf8' }).stdout
    expect(info('079080001234')).toMatch(
      /Encrypted: +yes \(print:yes copy:yes change:no addNotes:no algorithm:AES-256\)/,
    )
    expect(info('1')).toBe('')
    expect(pdf.includes('CT26AA')).toBe(false)
  })

  it.skipIf(!hasPdftotext)('has the letters of Hangul', async () => {
    const korean = printedCertificateOf(printablePitCertificate({ taxpayer_nm: '김민수' }))
    expect(textOf(await pdfOf(printerOf(), { ...order, certificate: korean }))).toContain('김민수')
  })

  it.skipIf(!hasPdftotext)(
    'shows the pictures of a template, the background in the proportions of a page',
    async () => {
      const bytes = (image: string): Buffer => Buffer.from(image.slice(image.indexOf(',') + 1), 'base64')
      const images = await templatePictures(bytes(logoImage), bytes(backgroundImage))
      const pdf = await pdfOf(printerOf(), { ...order, images })
      const pictures = spawnSync('pdfimages', ['-list', '-'], { input: pdf, encoding: 'utf8' }).stdout
      expect(pictures).toMatch(/image +1240 +1754 /)
      expect(pictures).toMatch(/image +140 +120 /)
    },
  )

  it('takes no more orders than may wait', async () => {
    const printer = printerOf({ mostWaiting: 1 })
    const [first, second, third] = await Promise.all([order, order, order].map((each) => printer.print(each)))
    expect([first?.ok, second?.ok]).toEqual([true, true])
    expect(third).toEqual({ ok: false, failure: 'print.busy' })
  })

  it('draws the next one after one that cannot be drawn', async () => {
    const logged: unknown[] = []
    const printer = printerOf({ log: (_level, event, fields) => logged.push([event, fields?.['message']]) })
    const [failed, drawn] = await Promise.all([printer.print(broken), printer.print(order)])
    expect(failed).toEqual({ ok: false, failure: 'print.failed' })
    expect(drawn.ok).toBe(true)
    expect(logged).toEqual([['print.failed', expect.stringContaining('Invalid image')]])
  })

  it('gives one up that takes too long, and fails what waits once it is stopped', async () => {
    const printer = printerOf({ patience: 1 })
    expect(await printer.print(order)).toEqual({ ok: false, failure: 'print.failed' })
    const waiting = printerOf()
    const asked = [waiting.print(order), waiting.print(order)]
    await waiting.stop()
    expect(await Promise.all(asked)).toEqual(asked.map(() => ({ ok: false, failure: 'print.failed' })))
  })
})
