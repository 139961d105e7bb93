import { contract } from '../../../src/api/contract/contract.ts'
import { adjustingAll, nameOf, signedList } from '../../server/support/severalInvoices.ts'
import { onceFor } from './contractServer.ts'
import { keyOf } from './declarations.ts'
import { acceptedInvoice, signedInvoice } from './invoices.ts'

/** The id of one that corrects two others, issued with its list. */
export const issuedForSeveral = onceFor(async (server) => {
  const ids = [await acceptedInvoice(server), await acceptedInvoice(server)]
  const { invoices } = await server.admin.get(contract.correctedTogether, { body: { sid: ids } })
  const corrected = invoices.map(({ content, inv_no }) => nameOf(content.serial_no, inv_no))
  const { generated, issue } = await signedInvoice(server, adjustingAll(corrected))
  const companion = await signedList(generated, await keyOf(server))
  await server.admin.get(contract.issueInvoice, { body: { ...issue, companion } })
  return generated.sid
})
