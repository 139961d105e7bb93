import { msg } from '@lingui/core/macro'
import type { CorrectionWords } from '../../../documents/correction/correctionWords.ts'
import type { InvoiceError } from '../../../domain/invoice/corrections/errors.ts'

const errors: Readonly<Record<InvoiceError, CorrectionWords['errors'][string]>> = {
  nameOrAddress: {
    label: msg`Name or address of the buyer`,
    description: msg`Tax code, goods and amounts are right.`,
  },
  taxCode: {
    label: msg`Tax code of the buyer`,
    description: msg`The buyer is the right one, with a wrong tax code or none.`,
  },
  goods: {
    label: msg`Goods or services`,
    description: msg`The invoice names something else than what was sold, or in another quality.`,
  },
  quantity: {
    label: msg`Quantity`,
    description: msg`More or less was sold than the invoice says.`,
  },
  price: {
    label: msg`Unit price`,
    description: msg`A price is too high or too low.`,
  },
  rate: {
    label: msg`VAT rate`,
    description: msg`A line has another rate than the law gives it.`,
  },
  amount: {
    label: msg`Amount or tax`,
    description: msg`An amount is wrong, and neither quantity, price nor VAT rate is why.`,
  },
  wrongBuyer: {
    label: msg`The buyer altogether`,
    description: msg`The invoice was made out to somebody who has not bought.`,
  },
  returned: {
    label: msg`Goods came back`,
    description: msg`The invoice was right; later the buyer returned all or some of the goods.`,
  },
  notGiven: {
    label: msg`There should be no invoice`,
    description: msg`Nothing was sold, or it was issued twice.`,
  },
  volumeDiscount: {
    label: msg`A discount was reached later`,
    description: msg`The invoice was right; later the buyer had bought enough for a trade discount.`,
  },
  authorityNotice: {
    label: msg`The tax authority asks about it`,
    description: msg`You have a notice of the tax authority and answer it.`,
  },
}

const because: CorrectionWords['because'] = {
  noticeIsEnough: msg`Tax code, goods and amounts are right, so the law asks for a notice and no new invoice.`,
  adjustOrReplace: msg`The law leaves it to you to adjust the invoice or to replace it. What you choose now holds for later corrections of it.`,
  replaceOnly: msg`Since 1 July 2026 an invoice of a cash register, or of goods that have to be registered, is replaced; it is adjusted no more.`,
  goodsComeBack: msg`An adjusting invoice takes back what has come back: its lines are below zero.`,
  cancelledByNotice: msg`Until 31 May 2025 a notice cancels such an invoice, or an adjusting one takes its amounts back to zero.`,
  discountLater: msg`An adjusting invoice gives the discount that was reached later.`,
  zeroByAdjusting: msg`Invoices are not cancelled since 1 June 2025: an adjusting one takes the amounts back to zero.`,
  zeroByReplacing: msg`Invoices are not cancelled: one that comes to zero takes the place of the first.`,
  answerToAuthority: msg`If the invoice is right, or only the notice is missing, answer with a notice that has the number and day of the authority’s own. If the invoice is wrong, correct it.`,
  adjustedBefore: msg`This invoice was adjusted before. The first way of correcting it holds for all later ones.`,
  replacedBefore: msg`This invoice replaces another one. The first way of correcting holds for all later ones, so it is replaced too.`,
}

/** What the correction wizard says of e-invoices (docs/decisions/0515). */
export const correctionWords: CorrectionWords = {
  title: msg`Correct the e-invoice`,
  errors,
  methods: {
    notice: {
      label: msg`Notice 04/SS-HĐĐT`,
      description: msg`You tell the tax authority what is wrong. No other invoice is made.`,
    },
    adjust: {
      label: msg`Adjusting invoice`,
      description: msg`A new invoice with a number of its own holds the differences. Both count together.`,
    },
    replace: {
      label: msg`Replacing invoice`,
      description: msg`A new invoice with a number of its own stands in the place of the first one, which counts no more.`,
    },
  },
  because,
  notAccepted: msg`The tax authority has not accepted this invoice yet. A draft, or one that was turned down, is changed and issued itself.`,
  cancelled: msg`A notice 04/SS-HĐĐT has cancelled this invoice, so that nothing of it is left to correct.`,
  replaced: msg`This invoice was replaced. Correct the one that has replaced it.`,
  pending: msg`A correction of this invoice is on its way. Wait until the tax authority has answered it, or delete its draft.`,
}
