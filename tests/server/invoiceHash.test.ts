import { expect, test } from 'vitest'
import { keptInvoices } from '../../server/areas/invoices/keptInvoices.ts'
import { hashOfContent } from '../../server/documents/contentHash.ts'
import { correctionTexts } from '../../src/domain/invoice/related.ts'
import { invoiceSaid, lineSaid } from './support/invoices.ts'

test('an invoice that corrects no other one has the hash that it had before invoices said so', () => {
  const content = invoiceSaid()
  const { corrected: _, ...single } = content
  const earlier = {
    ...Object.fromEntries(Object.entries(single).filter(([name]) => !correctionTexts.some((text) => text === name))),
    lines: content.lines.map(({ about: _, ...line }) => line),
  }
  expect(keptInvoices.hashOf(content)).toBe(hashOfContent(earlier, 'sid'))
  const changed = [
    ...correctionTexts.map((name) => ({ ...content, [name]: '1' })),
    { ...content, lines: [lineSaid({ about: '1' })] },
    { ...content, corrected: [{ form_no_ref: '1', serial_no_ref: 'C26TAA', inv_no_ref: '1', inv_date_ref: '' }] },
  ]
  const hashes = [content, ...changed].map((one) => keptInvoices.hashOf(one))
  expect(new Set(hashes).size).toBe(hashes.length)
})
