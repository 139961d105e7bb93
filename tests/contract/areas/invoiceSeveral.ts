import {
  correctedTogether,
  correctionList,
  downloadCorrectionList,
  type calls,
} from '../../../src/api/contract/invoiceSeveral.ts'
import { lineSaid } from '../../server/support/invoices.ts'
import type { CallTests } from '../support/callTests.ts'
import { unknown } from '../support/families/ground.ts'
import { signedXmlTests } from '../support/families/links.ts'
import { invoiceGround, invoiceReaders, issuedInvoice, savedInvoice } from '../support/invoices.ts'
import { issuedForSeveral } from '../support/severalInvoices.ts'

/** More lines than one invoice may have, in two. */
const manyLines = Array.from({ length: 501 }, () => lineSaid())

export const tests: CallTests<typeof calls> = {
  correctedTogether: {
    admits: invoiceReaders,
    request: async (server) => ({ body: { sid: [(await issuedInvoice(server)).generated.sid] } }),
    refusals: {
      'record.absent': ({ admin }) => admin.ask(correctedTogether, { body: { sid: ['unknown'] } }),
      async 'invoice.tooManyToCorrect'(server) {
        const [one, other] = [
          await savedInvoice(server, { lines: manyLines }),
          await savedInvoice(server, { lines: manyLines }),
        ]
        return server.admin.ask(correctedTogether, { body: { sid: [one.sid, other.sid] } })
      },
    },
    toOtherCompany: 'record.absent',
  },
  correctionList: {
    admits: invoiceReaders,
    request: async (server) => ({ params: { id: (await issuedInvoice(server)).generated.sid } }),
    refusals: { 'record.absent': ({ admin }) => admin.ask(correctionList, unknown) },
    toOtherCompany: 'record.absent',
  },
  downloadCorrectionList: signedXmlTests(
    downloadCorrectionList,
    { ...invoiceGround, filedId: issuedForSeveral },
    async ({ admin }, id) => (await admin.get(correctionList, { params: { id } })).signed_xml_url,
  ),
}
