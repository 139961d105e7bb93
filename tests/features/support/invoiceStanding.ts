import type { ChainedInvoice, InvoiceCorrections } from '../../../src/api/contract/invoiceCorrections.ts'

export const invoiceStanding = (changes: Partial<InvoiceCorrections> = {}): InvoiceCorrections => ({
  is_accepted: true,
  made: [],
  is_pending: false,
  is_replacing: false,
  chain: [],
  amounts: { net: '650000', tax: '52000', total: '702000', rates: [{ rate: '8%', net: '650000', tax: '52000' }] },
  amounts_before: null,
  ...changes,
})

export const chainedInvoice = (sid: string, changes: Partial<ChainedInvoice> = {}): ChainedInvoice => ({
  sid,
  corrects_sid: '',
  form_no: '1',
  inv_no: '',
  serial_no: 'C26TAA',
  inv_date: '2026-11-20',
  inv_feature: '0',
  etax_status: 'accepted',
  reason: '',
  ...changes,
})
