import { editableStatuses } from '../../../src/domain/documents/status.ts'
import type { InvoiceContent } from '../../../src/domain/invoice/content.ts'
import { invoiceStages, invoiceStatuses, type InvoiceStatus } from '../../../src/domain/invoice/status.ts'
import type { NamedTypes } from '../../documents/kindNames.ts'
import type { InvoiceHead } from './store/invoices.ts'
import type { Repositories } from './store/repositories.ts'

/** E-invoices as a kind of documents, to the compiler. */
export interface InvoiceTypes extends NamedTypes<'invoice'> {
  readonly inside: Repositories
  readonly head: InvoiceHead
  readonly content: InvoiceContent
  readonly unfit: never
  readonly unfitToFile: 'invoice.noSymbol' | 'invoice.notDeclared'
  readonly unfitAmongOthers: 'invoice.notCorrectable'
}

export const editable = editableStatuses<InvoiceStatus>(invoiceStages, invoiceStatuses)
