import { expect, test, vi } from 'vitest'
import { writtenWithin } from '../../server/documents/checkForm.ts'
import { documentXml } from '../../src/domain/documents/kind.ts'
import { invoiceKind } from '../../src/domain/invoice/kind.ts'
import { vatInvoice } from '../domain/invoice/support/samples.ts'

test('a document is made ready for its layout once, however often its XML is written', () => {
  const values = vatInvoice()
  const written = vi.fn<typeof invoiceKind.written>(invoiceKind.written)
  const writing = writtenWithin({ ...invoiceKind, written }, values, { taxCode: '', version: '2.1.1' }, 99)
  if (!writing.ok) throw new Error(JSON.stringify(writing.failure))
  expect(writing.value.xmlWith('id-1', 7)).toBe(documentXml(invoiceKind, values, 'id-1', 7))
  expect(writing.value.xmlWith('id-2', 8)).toBe(documentXml(invoiceKind, values, 'id-2', 8))
  expect(written).toHaveBeenCalledTimes(1)
})
