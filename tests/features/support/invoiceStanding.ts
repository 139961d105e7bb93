import type { InvoiceCorrections } from '../../../src/api/contract/invoiceCorrections.ts'

export const invoiceStanding = (changes: Partial<InvoiceCorrections> = {}): InvoiceCorrections => ({
  is_accepted: true,
  made: [],
  is_pending: false,
  is_cancelled: false,
  is_replacing: false,
  chain: [],
  adjustments: [],
  adjustments_before: [],
  amounts: { net: '650000', tax: '52000', total: '702000', rates: [{ rate: '8%', net: '650000', tax: '52000' }] },
  amounts_before: null,
  ...changes,
})
