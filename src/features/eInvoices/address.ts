import type { UnfinishedForm } from '../../api/contract/documents/unfinished.ts'
import type { PagePlace, Parameters } from '../../area/navigation.ts'
import { documentPlace, placeOfUnfinished, type DocumentOpening } from '../../documents/form/page/opening.ts'
import type { ListParameters } from '../../records/address/listAddress.ts'
import type { editorParameters } from './editorParameters.ts'
import type { invoiceFilterNames } from './list/listShape.ts'

/** Search parameters of the page. */
export type EInvoiceParameters = ListParameters<(typeof invoiceFilterNames)[number] | (typeof editorParameters)[number]>

/** The place of a form over the list, which stays where `list` has it. */
export const editorPlace = (opening: Partial<DocumentOpening>, list: Parameters): PagePlace<'e-invoices'> =>
  documentPlace(opening, list)

/** The form that an unfinished one is continued in. */
export const placeOfInvoice = (form: UnfinishedForm): Partial<DocumentOpening> => placeOfUnfinished(form)
