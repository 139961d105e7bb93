import { stillCorrecting } from '../../documents/corrections/stillCorrecting.ts'
import { keptHeads } from '../../documents/heads/keptHeads.ts'
import { randomSigns, referenceOf } from '../../documents/reference.ts'
import { editable, type InvoiceTypes } from './kindTypes.ts'
import { invoiceHeads as described } from './store/heads.ts'

/** Signs of the code by which a buyer finds an invoice: too many to be tried (facts of the sales areas §6). */
const lookupSigns = 15

/** How invoices are kept among documents. */
export const invoiceHeads = keptHeads<InvoiceTypes>(({ invoices }) => invoices, {
  editable,
  contentOf: described.contentOf,
  async begin({ invoices }, { companyId, madeBy: made_by }, content) {
    const corrects_sid = await invoices.correctedBy(companyId, content)
    return {
      reference: referenceOf('HD', content.inv_date),
      given: { lookup_cd: randomSigns(lookupSigns), made_by, corrects_sid },
    }
  },
  mayReturn: ({ invoices }, companyId, drafts) =>
    stillCorrecting(invoices, companyId, drafts, ({ corrected }) => corrected),
  atSending: () => ({ tax_auth_cd: '', answered_at: '' }),
})
