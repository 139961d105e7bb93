import { contract } from '../../../src/api/contract/contract.ts'
import { invoiceOutput, type calls } from '../../../src/api/contract/invoiceOutput.ts'
import type { CallTests } from '../support/callTests.ts'
import type { ContractServer } from '../support/contractServer.ts'
import { unknown } from '../support/families/ground.ts'
import { endOfLink } from '../support/families/links.ts'
import { crowdedOut } from '../support/families/prints.ts'
import { invoiceGround, invoiceReaders } from '../support/invoices.ts'

const { report, downloadPdf } = invoiceOutput
const { filedId } = invoiceGround

/** Parameters of the link to the PDF of one that is issued, which counts from now. */
const linkOf = async (server: ContractServer) => {
  const id = await filedId(server)
  const { pdf_url } = await server.admin.get(contract.invoiceDetail, { params: { id } })
  return { id, ...endOfLink(pdf_url) }
}

export const tests: CallTests<typeof calls> = {
  reportInvoice: {
    admits: invoiceReaders,
    request: async (server) => ({ params: { id: await filedId(server) } }),
    refusals: {
      'record.absent': ({ admin }) => admin.ask(report, unknown),
      async 'request.tooMany'(server) {
        const params = { id: await filedId(server) }
        return crowdedOut(() => server.admin.ask(report, { params }))
      },
    },
    toOtherCompany: 'record.absent',
  },
  downloadInvoicePdf: {
    admits: invoiceReaders,
    request: async (server) => ({ params: await linkOf(server) }),
    refusals: {
      'record.absent': async (server) =>
        server.admin.ask(downloadPdf, { params: { ...(await linkOf(server)), hash: '0'.repeat(64) } }),
      async 'link.expired'(server) {
        const params = await linkOf(server)
        return server.ahead(900_000, () => server.admin.ask(downloadPdf, { params }))
      },
      async 'request.tooMany'(server) {
        const params = await linkOf(server)
        return crowdedOut(() => server.admin.ask(downloadPdf, { params }))
      },
    },
    toOtherCompany: 'record.absent',
  },
}
