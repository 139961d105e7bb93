import { hasCode } from '../../../src/domain/templates/symbols.ts'
import { invoiceKey } from '../../../src/domain/invoice/kind.ts'
import type { InvoiceContent } from '../../../src/domain/invoice/content.ts'
import { invoiceSignature } from '../../../src/domain/invoice/layout.ts'
import { isOfSeveral } from '../../../src/domain/invoice/features.ts'
import { correctionListKey, correctionListSignature } from '../../../src/domain/invoice/several/signature.ts'
import { correctionTexts } from '../../../src/domain/invoice/related.ts'
import { companyScopes } from '../../../src/domain/session.ts'
import { readAnswerTo } from '../../documents/answer.ts'
import type { KeptCollection } from '../../documents/collection.ts'
import type { KeptCompanion } from '../../documents/companion.ts'
import { hashOfContent } from '../../documents/contentHash.ts'
import type { KeptKind } from '../../documents/keptKind.ts'
import { namedAs } from '../../documents/kindNames.ts'
import { onPage, type RecordPlaces } from '../../notifications/mail/recordPlaces.ts'
import { answerKey, readInvoiceAnswer } from './answers.ts'
import { invoiceChecks } from './check.ts'
import { checkInvoiceCorrection } from './corrections.ts'
import { invoiceHeads } from './heads.ts'
import { editable, type InvoiceTypes } from './kindTypes.ts'
import { codedListMessage, codedMessage, invoiceMessageRows, uncodedListMessage, uncodedMessage } from './messages.ts'
import { invoiceNotifications } from './notifications/kinds.ts'
import { invoiceNumbers } from './numbering.ts'
import { inOnlyShop, invoicesSeenBy, shopProblems } from './shopsSeen.ts'

const page = 'e-invoices'

/** Where mails lead that name an invoice. */
export const invoicePlaces: RecordPlaces = { [page]: ({ id }) => onPage('sale/e-invoice', id) }

const silentTexts: ReadonlySet<string> = new Set(correctionTexts)

/** Which of several invoices a line is about, where it says so. */
const withoutSilentAbout = ({ about, ...line }: InvoiceContent['lines'][number]): object =>
  about === '' ? line : { ...line, about }

/** Invoices of before migrations 0074 and 0084 say nothing of others: their hashes stay as they are. */
const withoutSilentTexts = ({ corrected, ...content }: InvoiceContent): object => ({
  ...Object.fromEntries(Object.entries(content).filter(([name, value]) => value !== '' || !silentTexts.has(name))),
  lines: content.lines.map(withoutSilentAbout),
  ...(corrected.length > 0 && { corrected }),
})

/** The list of the invoices that one corrects, which is signed with it from its own page (decision 0529). */
export const correctionListOf: KeptCompanion<InvoiceContent> = {
  key: correctionListKey,
  layout: correctionListSignature,
  isOf: isOfSeveral,
  filedAlone: { field: 'inv_feature', message: 'invoice_of_several_is_issued_alone' },
}

/** E-invoices as the server keeps them. */
export const keptInvoices: KeptKind<InvoiceTypes> = {
  key: invoiceKey,
  layout: invoiceSignature,
  companion: correctionListOf,
  editable,
  idOf: ({ sid }) => sid,
  hashOf: (content) => hashOfContent(withoutSilentTexts(content), 'sid'),
  ...namedAs('invoice', 'issued'),
  readersOf: () => [{ scopes: companyScopes, shownIn: page }],
  parametersOf: ({ reference }) => ({ reference }),
  changedBySomebody: invoiceNotifications['invoice.changed'],
  heads: invoiceHeads,
  checkAmongOthers: checkInvoiceCorrection,
  numbering: invoiceNumbers,
  answerKeyOf: ({ form, symbol }, number) => answerKey(form, symbol, String(number ?? '')),
  messageOf({ symbol, feature }) {
    const isOfList = isOfSeveral({ inv_feature: feature })
    if (hasCode(symbol)) return isOfList ? codedListMessage : codedMessage
    return isOfList ? uncodedListMessage : uncodedMessage
  },
  readAnswer(xml) {
    // Both messages are answered by 204, with outcomes of their own.
    for (const message of invoiceMessageRows) {
      const read = readAnswerTo([message], readInvoiceAnswer, xml)
      const [said] = read.ok ? read.value.rows : []
      if (said !== undefined) return said
    }
    return null
  },
}

export const invoiceCollection: KeptCollection<InvoiceTypes> = {
  kind: keptInvoices,
  key: invoiceKey,
  isOf: () => true,
  seenBy: invoicesSeenBy,
  unseenBy: shopProblems,
  completedFor: inOnlyShop,
  ...invoiceChecks,
}
