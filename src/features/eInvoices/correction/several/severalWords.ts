import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CorrectionWords } from '../../../../documents/correction/correctionWords.ts'
import { mostInvoiceLines } from '../../../../domain/invoice/content.ts'
import type { SeveralMisfit } from '../../../../domain/invoice/several/misfit.ts'
import { correctionWords } from '../correctionWords.ts'

/** Why the selected invoices are not corrected by one (decision 0529). */
const misfits: Readonly<Record<SeveralMisfit, MessageDescriptor>> = {
  tooFew: msg`One invoice alone is corrected with “Correct…”. Select at least two to correct them together.`,
  otherForms: msg`They are of different forms. One invoice corrects VAT invoices or sales invoices, not both: correct them apart.`,
  otherCurrencies: msg`They are in different currencies. Correct those of each currency by an invoice of its own.`,
  otherBuyers: msg`They have different buyers. One invoice corrects several of one buyer alone: correct those of each buyer apart.`,
  otherMonths: msg`They are of different months. One invoice corrects several of one month alone: correct those of each month apart.`,
  otherPrices: msg`Some have prices with VAT and some without. Correct them apart.`,
  hasFees: msg`One of them has a fee or a reduction beside its lines, for which the list 01/BK-ĐCTT has no place. Correct that one by itself.`,
  tooManyLines: msg`Together they have more lines than one invoice may have, which is ${mostInvoiceLines}. Select fewer of them.`,
}

/** What the correction wizard says where one invoice corrects several. */
export const severalWords: CorrectionWords = {
  ...correctionWords,
  title: msg`Correct e-invoices together`,
  methods: {
    ...correctionWords.methods,
    adjust: {
      label: msg`One adjusting invoice for all`,
      description: msg`A new invoice with a number of its own holds the differences to all of them, with a list 01/BK-ĐCTT. All count together.`,
    },
    replace: {
      label: msg`One replacing invoice for all`,
      description: msg`A new invoice with a number of its own stands in the place of all of them, with a list 01/BK-ĐCTT. They count no more.`,
    },
  },
  because: {
    ...correctionWords.because,
    noticeIsEnough: msg`Tax code, goods and amounts are right, so the law asks for a notice and no new invoice. Select them and report errors with a notice 04/SS-HĐĐT, which names them all.`,
    adjustOrReplace: msg`The law leaves it to you to adjust the invoices or to replace them. What you choose now holds for later corrections of each.`,
    replaceOnly: msg`One of them is of a cash register, or of goods that have to be registered. Since 1 July 2026 such an invoice is replaced, and adjusted no more.`,
    adjustedBefore: msg`One of them was adjusted before. The first way of correcting an invoice holds for all later ones.`,
    replacedBefore: msg`One of them replaces another invoice. The first way of correcting holds for all later ones, so it is replaced too.`,
    boundDifferently: msg`Some of them can only be adjusted, and some only be replaced. Correct them apart.`,
    severalSinceDecree70: msg`One invoice corrects several since 1 June 2025. Before that day each was corrected by an invoice of its own.`,
  },
  misfits,
}
