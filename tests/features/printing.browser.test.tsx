import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import pdfmake from 'pdfmake/build/pdfmake.min.js'
import { expect, it, vi } from 'vitest'
import { printedFormOf } from '../../src/domain/declaration/print/print.ts'
import { toValues } from '../../src/domain/declaration/content.ts'
import { printedInvoiceOf } from '../../src/domain/invoice/print/print.ts'
import { printedCertificateOf } from '../../src/domain/pitCertificate/print/print.ts'
import { printableOf } from '../../src/features/declarations/print/printable.ts'
import { fontsFor } from '../../src/printing/fonts.ts'
import { makePdf } from '../../src/printing/makePdf.ts'
import type { PrintedDocument } from '../../src/printing/drawing/document.ts'
import { print } from '../../src/printing/printer.ts'
import { printableInvoice } from './support/printableInvoice.ts'
import { printablePitCertificate } from './support/printablePitCertificate.ts'
import { detailOf } from './support/samples.ts'
import { sampleSeller, templateOf } from './support/templateOf.ts'

const record = detailOf('d-1', 'accepted')
const formOf = (name: string) => {
  const declaration = printableOf(eInvoice, toValues(eInvoice, record), record)
  const form = printedFormOf({ ...declaration, values: { ...declaration.values, rppr_nm: name } })
  return { kind: 'form', form } as const
}

it.each([
  ['Nguyễn Thị Ánh', ['latinRegular', 'latinBold', 'latinItalics']],
  ['François Müller – 5 ₫', ['latinRegular', 'latinBold', 'latinItalics']],
  ['Иванов', ['regular', 'bold', 'italics']],
  ['김민수', ['latinRegular', 'latinBold', 'latinItalics', 'hangul', 'hangulBold']],
])('fetches no more fonts than the letters of %s need', (name, files) => {
  expect(Object.keys(fontsFor(name).files)).toEqual(files)
})

const letters = '株式 ☕ 𡨸'
const lists = { language: 'en', title: 'A list', lines: [], page: 'Page' } as const
const column = { heading: 'Name', share: 1, align: 'left' } as const
const everyKind: { readonly [Kind in PrintedDocument['kind']]: Extract<PrintedDocument, { readonly kind: Kind }> } = {
  form: formOf(letters),
  pack: { kind: 'pack', pack: { title: 'All', prints: [{ ...formOf(letters), name: 'one' }] } },
  list: { kind: 'list', list: { ...lists, columns: [column], rows: [[letters]] } },
  report: { kind: 'report', report: { ...lists, sections: [{ heading: 'Part', rows: [[letters]], isWide: true }] } },
  pitCertificate: {
    kind: 'pitCertificate',
    certificate: printedCertificateOf(printablePitCertificate({ taxpayer_nm: letters })),
    logo: null,
    background: null,
  },
  invoice: {
    kind: 'invoice',
    invoice: printedInvoiceOf(printableInvoice({ company_name: letters })),
    logo: null,
    background: null,
  },
  template: { kind: 'template', template: templateOf('1000000111', { seller: { ...sampleSeller, name: letters } }) },
}

it.each(Object.values(everyKind))('names the letters that a print of a $kind has marks for', async (document) => {
  const made = await print(document)
  expect(made.ok && made.value.unprintable).toEqual(['株', '式', '☕', '𡨸'])
})

it('hands Hangul over unpacked', async () => {
  const handedOver = vi.spyOn(pdfmake, 'addVirtualFileSystem')
  const made = await makePdf(formOf('김민수'), fontsFor('김민수'))
  expect(made.ok).toBe(true)
  const files = handedOver.mock.calls.flatMap(([each]) => Object.values(each).map(String))
  expect(files.map((base64) => atob(base64.slice(0, 8)).slice(0, 4))).not.toContain('wOFF')
  expect(files.length).toBe(5)
})

it('draws a form once however often it is asked for, and another anew', async () => {
  const asked = vi.spyOn(Worker.prototype, 'postMessage')
  const first = await print(formOf('Nguyễn Thị Ánh'))
  const again = await print(formOf('Nguyễn Thị Ánh'))
  expect(again).toBe(first)
  expect(asked).toHaveBeenCalledTimes(1)
  const other = await print(formOf('Trần Văn Bình'))
  expect(other.ok && first.ok && other.value !== first.value).toBe(true)
  expect(asked).toHaveBeenCalledTimes(2)
})

it('does not keep what could not be drawn', async () => {
  const asked = vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function fail(this: Worker) {
    this.dispatchEvent(new Event('error'))
  })
  expect(await print(formOf('Lê Văn Cường'))).toEqual({ ok: false, failure: { code: 'connection.lost' } })
  asked.mockRestore()
  const again = await print(formOf('Lê Văn Cường'))
  expect(again.ok).toBe(true)
})
