import { expect, test } from 'vitest'
import { keptInvoices } from '../../server/areas/invoices/keptInvoices.ts'
import { hashOfContent } from '../../server/documents/contentHash.ts'
import { correctionTexts } from '../../src/domain/invoice/related.ts'
import { invoiceSaid } from './support/invoices.ts'

test('an invoice that corrects no other one has the hash that it had before invoices said so', () => {
  const content = invoiceSaid()
  const earlier = Object.fromEntries(
    Object.entries(content).filter(([name]) => !correctionTexts.some((text) => text === name)),
  )
  expect(keptInvoices.hashOf(content)).toBe(hashOfContent(earlier, 'sid'))
  const hashes = correctionTexts.map((name) => keptInvoices.hashOf({ ...content, [name]: '1' }))
  expect(new Set([keptInvoices.hashOf(content), ...hashes]).size).toBe(correctionTexts.length + 1)
})
