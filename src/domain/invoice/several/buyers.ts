import type { InvoiceContent } from '../content.ts'

type Buyer = Pick<InvoiceContent, 'tax_code' | 'personal_id' | 'company_name' | 'buyer_name'>

/** Who buys: by tax code where one is given, and else by what else names them. */
const buyerOf = ({ tax_code, personal_id, company_name, buyer_name }: Buyer): string =>
  tax_code === '' ? JSON.stringify([personal_id, company_name, buyer_name]) : tax_code

/** Whether all of these are of one buyer: invoices that one corrects at once have to be. */
export const areOfOneBuyer = (invoices: readonly Buyer[]): boolean => new Set(invoices.map(buyerOf)).size <= 1
