import { contract } from '../../../src/api/contract/contract.ts'
import { invoiceConversion, type calls } from '../../../src/api/contract/invoiceConversion.ts'
import type { CallTests } from '../support/callTests.ts'
import { onceFor, type ContractServer } from '../support/contractServer.ts'
import { endOfLink } from '../support/families/links.ts'
import { crowdedOut } from '../support/families/prints.ts'
import { acceptedInvoice, invoiceReaders, invoiceWriters, savedInvoice } from '../support/invoices.ts'

const { convert, downloadConverted } = invoiceConversion
const convert_by = 'Lê Thị Giấy'

/** One that is converted to paper, for requests that change nothing. */
const convertedId = onceFor(async (server) => {
  const sid = await acceptedInvoice(server)
  await server.admin.get(convert, { query: { sid, convert_by } })
  return sid
})

/** Parameters of the link to its print, which counts from now. */
const linkOf = async (server: ContractServer) => {
  const id = await convertedId(server)
  const { pdf_convert_url = null } = await server.admin.get(contract.invoiceDetail, { params: { id } })
  return { id, ...endOfLink(pdf_convert_url) }
}

export const tests: CallTests<typeof calls> = {
  convertInvoice: {
    admits: invoiceWriters,
    request: async (server) => ({ query: { sid: await acceptedInvoice(server), convert_by } }),
    refusals: {
      'record.absent': ({ admin }) => admin.ask(convert, { query: { sid: 'unknown', convert_by } }),
      'invoice.notIssued': async (server) =>
        server.admin.ask(convert, { query: { sid: (await savedInvoice(server)).sid, convert_by } }),
      'invoice.converted': async (server) =>
        server.admin.ask(convert, { query: { sid: await convertedId(server), convert_by } }),
      'fields.invalid': async (server) =>
        server.admin.ask(convert, { query: { sid: await acceptedInvoice(server), convert_by: ' ' } }),
    },
    toOtherCompany: 'record.absent',
  },
  downloadConvertedInvoice: {
    admits: invoiceReaders,
    request: async (server) => ({ params: await linkOf(server) }),
    refusals: {
      'record.absent': async (server) =>
        server.admin.ask(downloadConverted, { params: { ...(await linkOf(server)), hash: '0'.repeat(64) } }),
      async 'link.expired'(server) {
        const params = await linkOf(server)
        return server.ahead(900_000, () => server.admin.ask(downloadConverted, { params }))
      },
      async 'request.tooMany'(server) {
        const params = await linkOf(server)
        return crowdedOut(() => server.admin.ask(downloadConverted, { params }))
      },
    },
    toOtherCompany: 'record.absent',
  },
}
