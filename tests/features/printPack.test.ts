import { describe, expect, it } from 'vitest'
import { eDocument } from '../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { printedFormOf } from '../../src/domain/declaration/print/print.ts'
import type { PrintedForm } from '../../src/domain/documents/printedForm.ts'
import { sampleDeclaration, sampleEDocument, sampleRow } from '../../walks/flows/sampleDeclaration.ts'
import { printPdf } from './support/printPdf.ts'
import { hasPdftotext, pagesOf } from './support/readPdf.ts'

if (!hasPdftotext) console.info('skipped: pdftotext is not installed, so no pack is read back')

const rowsOf = (certificates: number) =>
  Array.from({ length: certificates }, (_, index) => ({ ...sampleRow, sig_id: `sig-${index}` }))

const formOf = (certificates: number, change: { readonly isDraft?: boolean; readonly lines?: number } = {}) => {
  const { isDraft = false, lines = 1 } = change
  const contact_add = Array.from({ length: lines }, () => 'Số 5 ngõ 12, phố Đào Tấn, quận Ba Đình, Hà Nội').join('; ')
  return {
    values: { ...sampleDeclaration, contact_add, digital_signatures: rowsOf(certificates) },
    isDraft,
    signer: '',
    signedAt: '',
  }
}

/** Long enough that the title of the certificates goes to the next page. */
const forms: readonly PrintedForm[] = [
  printedFormOf({ form: eInvoice, ...formOf(1, { isDraft: true }) }),
  printedFormOf({ ...formOf(30), form: eDocument, values: { ...sampleEDocument, digital_signatures: rowsOf(30) } }),
  ...[4, 8, 30, 34].map((lines) => printedFormOf({ form: eInvoice, ...formOf(6, { lines }) })),
]

const pack = {
  title: 'Tờ khai',
  prints: forms.map((form, index) => ({ kind: 'form' as const, name: `Tờ khai ${index + 1}`, form })),
}

describe.skipIf(!hasPdftotext)('a pack read back', () => {
  it('has each declaration as it is by itself, on pages and with page numbers of its own', async () => {
    const alone: string[][] = []
    for (const form of forms) alone.push(...pagesOf(await printPdf({ kind: 'form', form })))
    const together = pagesOf(await printPdf({ kind: 'pack', pack }))
    expect(together).toEqual(alone)
    expect(together.length).toBeGreaterThan(forms.length)
  })
})

it('has a bookmark for each declaration', async () => {
  const pdf = await printPdf({ kind: 'pack', pack })
  const written = pdf.toString('latin1')
  expect(written.match(/\/Type \/Outlines|\/Outlines \d+ 0 R/g)?.length).toBeGreaterThan(0)
  expect(written.match(/\/Title \(þÿ/g)?.length).toBe(forms.length)
})
