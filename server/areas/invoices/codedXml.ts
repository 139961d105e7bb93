import { invoiceKey } from '../../../src/domain/invoice/kind.ts'
import { keyOf } from '../../documents/documentKey.ts'
import type { DocumentRepositories } from '../../documents/repositories.ts'
import { documentBytes } from '../../authority/documentMessage.ts'
import type { InvoiceHead } from './store/invoices.ts'

/**
 * The invoice with the authority's code and signature, as its answer has brought it (202); null where none has. The one that its seller has
 * signed stays as it was.
 */
export const codedXml = async (
  { documentHistory }: Pick<DocumentRepositories, 'documentHistory'>,
  head: InvoiceHead,
): Promise<string | null> => {
  if (head.status !== 'accepted') return null
  const messages = await documentHistory.messages(keyOf(invoiceKey, head))
  const answer = messages.findLast(
    ({ kind, type, outcome }) => kind === 'answer' && type === '202' && outcome === 'applied',
  )
  return answer === undefined ? null : `<?xml version="1.0" encoding="UTF-8"?>${documentBytes(answer.xml)}`
}
