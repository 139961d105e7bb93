import { base64Of } from '../../../src/printing/base64.ts'
import { print } from '../../../src/printing/printer.ts'
import type { PrintedDocument } from '../../../src/printing/drawing/document.ts'
import { formOf } from './forms.ts'
import { invoiceOf } from './invoices.ts'
import { loadTypeface, showForm } from './sheet.ts'
import { showInvoice } from './invoiceSheet.ts'

/** Lines of an invoice that fills one page, and of one that fills 47. */
const lineCounts = { shortInvoice: 8, longInvoice: 1000 } as const

type InvoiceName = keyof typeof lineCounts
type Name = Parameters<typeof formOf>[0] | InvoiceName

const isInvoice = (name: Name): name is InvoiceName => name in lineCounts

const documentOf = (name: Name, round: number): PrintedDocument =>
  isInvoice(name)
    ? { kind: 'invoice', invoice: invoiceOf(lineCounts[name], round), logo: null, background: null }
    : { kind: 'form', form: formOf(name, round) }

interface Made {
  readonly ms: number
  readonly bytes: number
  /** Milliseconds of the longest task of the page meanwhile; 0 where none took more than 50, which Chromium does not name. */
  readonly longestTask: number
}

const found: number[] = []
const note = (entries: PerformanceEntryList): void => void found.push(...entries.map(({ duration }) => duration))
const observer = new PerformanceObserver((list) => note(list.getEntries()))
observer.observe({ type: 'longtask' })

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

const measured = async (work: () => Promise<Blob>): Promise<Made> => {
  await frame()
  observer.takeRecords()
  found.length = 0
  const begun = performance.now()
  const pdf = await work()
  const ms = performance.now() - begun
  await frame()
  await frame()
  note(observer.takeRecords())
  if ((await pdf.slice(0, 5).text()) !== '%PDF-') throw new Error('that is no PDF')
  return { ms, bytes: pdf.size, longestTask: Math.max(0, ...found) }
}

/** What the preview does up to sending: the PDF from the worker, and its base64. */
const byOurs = (name: Name, round: number): Promise<Made> =>
  measured(async () => {
    const printed = await print(documentOf(name, round))
    if (!printed.ok) throw new Error(printed.failure.code)
    await base64Of(printed.value.content)
    return printed.value.content
  })

const sheetOf = (): HTMLElement => {
  const sheet = document.getElementById('sheet')
  if (sheet === null) throw new Error('the page has no sheet')
  return sheet
}

/** Millimetres of A4. */
const paper = { width: 210, height: 297 } as const

/** The sheet as one picture, laid over as many pages as it is high. The first fetches its scripts, as the preview does. */
const byRaster = (type: 'JPEG' | 'PNG'): Promise<Made> =>
  measured(async () => {
    const [{ default: html2canvas }, { jsPDF }] = await Promise.all([import('html2canvas'), import('jspdf')])
    const canvas = await html2canvas(sheetOf(), { scale: 2, logging: false })
    const picture = canvas.toDataURL(type === 'JPEG' ? 'image/jpeg' : 'image/png')
    const height = (canvas.height * paper.width) / canvas.width
    const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true })
    for (let top = 0; top < height - 1; top += paper.height) {
      if (top > 0) pdf.addPage()
      pdf.addImage(picture, type, 0, -top, paper.width, height, 'declaration', 'FAST')
    }
    return pdf.output('blob')
  })

const show = (name: Name): void =>
  isInvoice(name) ? showInvoice(sheetOf(), invoiceOf(lineCounts[name], 0)) : showForm(sheetOf(), formOf(name, 0))

await loadTypeface()
Object.assign(window, { bench: { show, ours: byOurs, raster: byRaster } })
