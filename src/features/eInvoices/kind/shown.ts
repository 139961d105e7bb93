import { invoiceDocuments, invoices } from '../../../api/contract/invoiceCollection.ts'
import type { ShownKind } from '../../../documents/shownKind.ts'
import { mostRunRows } from '../../../domain/documents/issueRuns.ts'
import { kinds } from '../../../machines/kinds.ts'
import { listWords } from '../list/listWords.ts'
import { invoiceKeys } from '../queries/keys.ts'
import { missingRightTexts } from './missingRightTexts.ts'

/** E-invoices as a list of documents. */
export const shownInvoices: ShownKind = {
  key: 'invoices',
  facts: kinds.invoice,
  panel: 'e-invoices',
  queryKey: invoiceKeys.all,
  writersWith: invoices.writersWith,
  permissions: invoiceDocuments.permissions,
  mostSent: mostRunRows,
  words: { missingRights: missingRightTexts, list: listWords },
}
