import type { InvoiceContent } from '../../../src/domain/invoice/content.ts'
import { adjustmentProblems } from '../../../src/domain/invoice/corrections/left.ts'
import { sortOf } from '../../../src/domain/invoice/corrections/sorts.ts'
import { invoiceCorrections } from '../../../src/domain/invoice/corrections/table.ts'
import { isOfSeveral } from '../../../src/domain/invoice/features.ts'
import { areOfOneBuyer } from '../../../src/domain/invoice/several/buyers.ts'
import { partsOf } from '../../../src/domain/invoice/several/part.ts'
import { checkCorrection, type CorrectedKind } from '../../documents/corrections/checkCorrection.ts'
import type { Invoice } from './store/invoices.ts'
import type { Repositories } from './store/repositories.ts'

/** Whether a notice that the authority has received cancels it. */
export const isCancelled = ({ noticed }: Pick<Invoice, 'noticed'>): boolean => noticed === 'cancelled'

type Kept = Pick<Repositories, 'invoices'>

/** How invoices correct one another (decisions 0515, 0529). */
const corrected = ({ invoices }: Kept): CorrectedKind<InvoiceContent, 'invoice.notCorrectable'> => ({
  refusal: 'invoice.notCorrectable',
  tableOf: (original) => invoiceCorrections[sortOf(original)],
  errorOf: ({ correction_error: error }) => error,
  cancelledOf: async (companyId, ids) =>
    new Set((await invoices.byIds(companyId, ids)).filter(isCancelled).map(({ head }) => head.id)),
  several: {
    isOf: isOfSeveral,
    partsOf,
    problems: (originals) =>
      areOfOneBuyer(originals) ? [] : [{ field: 'corrected', message: 'corrected_invoices_have_other_buyers' }],
  },
  amountProblems: adjustmentProblems,
})

export const checkInvoiceCorrection = (
  inside: Kept,
  document: { readonly companyId: string; readonly id: string },
  content: InvoiceContent,
  now: Date,
) => checkCorrection(corrected(inside), inside.invoices, document, content, now)
