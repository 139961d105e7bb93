import type { InvoiceContent } from '../../../src/domain/invoice/content.ts'
import { adjustmentProblems } from '../../../src/domain/invoice/corrections/left.ts'
import { sortOf } from '../../../src/domain/invoice/corrections/sorts.ts'
import { invoiceCorrections } from '../../../src/domain/invoice/corrections/table.ts'
import { checkCorrection, type CorrectedKind } from '../../documents/corrections/checkCorrection.ts'
import type { Repositories } from './store/repositories.ts'

/** How invoices correct one another (decision 0515). */
const corrected: CorrectedKind<InvoiceContent, 'invoice.notCorrectable'> = {
  refusal: 'invoice.notCorrectable',
  tableOf: (original) => invoiceCorrections[sortOf(original)],
  amountProblems: adjustmentProblems,
}

export const checkInvoiceCorrection = (
  { invoices }: Pick<Repositories, 'invoices'>,
  document: { readonly companyId: string; readonly id: string },
  content: InvoiceContent,
  now: Date,
) => checkCorrection(corrected, invoices, document, content, now)
