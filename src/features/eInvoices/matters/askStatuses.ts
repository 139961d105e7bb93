import { invoiceMatters } from '../../../api/contract/invoiceMatters.ts'
import type { AskStatuses } from '../../../documents/statusCheck/useStatusCheck.ts'
import { succeed } from '../../../domain/result.ts'

/** Where invoices are with the tax authority. */
export const askStatuses: AskStatuses = async (api, ids) => {
  const answer = await api.send(invoiceMatters.checkStatus, { body: { sid: [...ids] } })
  return answer.ok ? succeed(answer.value.invoices.map(({ etax_status: status }) => status)) : answer
}
