import type { ApiClient } from '../../../api/client.ts'
import { invoiceLines } from '../../../api/contract/invoiceLines.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { invoicesAsked } from '../queries/invoices.ts'

/** Invoices of the list's page with their lines; buyers stand in the body. Throws the failure of the page. */
export const readLines = async (api: ApiClient, place: ListPlace, signal: AbortSignal) => {
  const asked = invoicesAsked(place)
  const isOfPeople = asked.search_value !== '' || asked.tax_code !== undefined
  const answer = isOfPeople
    ? await api.send(invoiceLines.searchExcel, { body: asked }, { signal })
    : await api.send(invoiceLines.excel, { query: asked }, { signal })
  return valueOrThrow(answer).invoices
}
