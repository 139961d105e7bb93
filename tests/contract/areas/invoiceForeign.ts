import { invoiceForeign, type calls } from '../../../src/api/contract/invoiceForeign.ts'
import { foreignXml, zipOf } from '../../server/support/foreignInvoices.ts'
import type { CallTests } from '../support/callTests.ts'
import { onceFor, type ContractServer } from '../support/contractServer.ts'
import { keyOf } from '../support/declarations.ts'
import { unknown } from '../support/families/ground.ts'
import { invoiceReaders, invoiceWriters } from '../support/invoices.ts'

const { upload, detail, xml } = invoiceForeign

const uploadOf = (content: BlobPart) => ({ body: { file: new Blob([content]), file_name: 'hoa-don.xml' } })

let drawn = 100

/** One that is not taken in yet; each is of another number. */
const notTaken = async (server: ContractServer) => {
  drawn += 1
  return uploadOf(await foreignXml(await keyOf(server), { number: drawn }))
}

const takenIn = async (server: ContractServer): Promise<string> => {
  const { files } = await server.admin.get(upload, await notTaken(server))
  return files[0]?.id ?? ''
}

/** One for requests that change nothing. */
const taken = onceFor(takenIn)
const ofTaken = async (server: ContractServer) => ({ params: { id: await taken(server) } })

const tooMany = () =>
  new Uint8Array(zipOf(Array.from({ length: 1001 }, (_, index) => ({ name: `${index}.xml`, bytes: Buffer.from('x') }))))

export const tests: CallTests<typeof calls> = {
  uploadForeignInvoices: {
    admits: invoiceWriters,
    request: notTaken,
    refusals: {
      'foreignInvoice.archiveDamaged': ({ admin }) => admin.ask(upload, uploadOf('PK\u{3}\u{4}')),
      'foreignInvoice.archiveTooLarge': ({ admin }) => admin.ask(upload, uploadOf(tooMany())),
    },
    toOtherCompany: { kept: 0 },
  },
  listForeignInvoices: {
    admits: invoiceReaders,
    request: async (server) => {
      await taken(server)
      return { body: {} }
    },
    refusals: {},
    toOtherCompany: { invoices: [] },
  },
  foreignInvoiceDetail: {
    admits: invoiceReaders,
    request: ofTaken,
    refusals: { 'record.absent': ({ admin }) => admin.ask(detail, unknown) },
    toOtherCompany: 'record.absent',
  },
  foreignInvoiceXml: {
    admits: invoiceReaders,
    request: ofTaken,
    refusals: { 'record.absent': ({ admin }) => admin.ask(xml, unknown) },
    toOtherCompany: 'record.absent',
  },
  deleteForeignInvoices: {
    admits: invoiceWriters,
    request: async (server) => ({ body: { id: [await takenIn(server)] } }),
    refusals: {},
    toOtherCompany: { deleted: 0 },
  },
}
