import { demoCompany } from '../../../server/companies/demo/company.ts'
import { openStore } from '../../../server/openStore.ts'
import { newId } from '../../../server/store/identifiers.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import { invoiceFiling } from '../../../src/api/contract/invoiceFiling.ts'
import type { InvoiceContent } from '../../../src/domain/invoice/content.ts'
import { newInvoice } from '../../../src/domain/invoice/defaults.ts'
import { invoiceSignature } from '../../../src/domain/invoice/layout.ts'
import { newLine, type InvoiceLine } from '../../../src/domain/invoice/lines.ts'
import { documentSteps } from './documentSteps.ts'

export const lineSaid = (changes: Partial<InvoiceLine> = {}): InvoiceLine => ({
  ...newLine('8%'),
  item_code: 'GE01',
  item_name: 'Giấy in A4',
  unit: 'Ram',
  quantity: '10',
  price: '65000',
  ...changes,
})

/** A VAT invoice that may be issued, as its form sends it. */
export const invoiceSaid = (changes: Partial<InvoiceContent> = {}): InvoiceContent => ({
  ...newInvoice({ seller: demoCompany, today: '2026-11-20', form: '1', symbol: 'C26TYY', newest: '' }),
  company_name: 'Công ty TNHH Hoa & Lan',
  tax_code: '0100109106',
  address: 'Số 3 phố Huế, Hà Nội',
  email: 'hoa.lan@example.vn',
  lines: [lineSaid()],
  ...changes,
})

/** Has the authority accept that a company issues invoices, of both forms with and without a code unless others are given. */
export const declareInvoices = async (
  location: DatabaseLocation,
  usages: readonly string[] = ['attribute1', 'attribute2', 'inv_type1', 'inv_type2'],
  companyId = demoCompany.id,
): Promise<void> => {
  const { store } = await openStore(location)
  await store.inForce.put({
    companyId,
    form: '01/ĐKTĐ-HĐĐT',
    id: newId(),
    acceptedAt: '2027-01-01T00:00:00.000Z',
    reference: 'TK1',
    day: '2026-01-02',
    usages,
    serialNumbers: [],
    cashRegisterCode: '',
  })
  await store.close()
}

export const invoiceSteps = documentSteps(invoiceFiling, invoiceSignature, invoiceSaid)
