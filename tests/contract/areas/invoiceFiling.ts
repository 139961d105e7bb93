import {
  downloadInvoiceXml,
  invoiceFiling,
  type calls,
  type InvoiceFilingCalls,
} from '../../../src/api/contract/invoiceFiling.ts'
import type { InvoiceContent } from '../../../src/domain/invoice/content.ts'
import { invoiceSignature } from '../../../src/domain/invoice/layout.ts'
import { lineSaid } from '../../server/support/invoices.ts'
import type { CallTests } from '../support/callTests.ts'
import type { ContractServer } from '../support/contractServer.ts'
import { unknown } from '../support/families/ground.ts'
import { issueRunTests } from '../support/families/issueRuns.ts'
import { signedXmlTests } from '../support/families/links.ts'
import { signatureRefusals, signedBody } from '../support/families/signatures.ts'
import {
  invoiceBody,
  invoiceGround,
  invoiceReaders,
  invoiceWriters,
  issueInvoice,
  issuedInvoice,
  replacingAcceptedInvoice,
  savedInvoice,
  signedInvoice,
  undeclared,
  withoutInvoiceDecision,
} from '../support/invoices.ts'

const { detail, saveDraft, generateXml, send, findSent, runs: runCalls } = invoiceFiling

type Changes = Partial<InvoiceContent> & { readonly version?: string }

const ask = async (server: ContractServer, call: InvoiceFilingCalls['saveDraft' | 'generateXml'], changes: Changes) =>
  server.admin.ask(call, { body: await invoiceBody(server, changes) })

/** Refusals that saving and generating have in common. */
const formRefusals = (call: InvoiceFilingCalls['saveDraft' | 'generateXml']) => ({
  'record.absent': (server: ContractServer) => ask(server, call, { sid: 'unknown', version: 'x' }),
  'fields.invalid': (server: ContractServer) => ask(server, call, { comp_taxcd: '0399999981' }),
  async 'invoice.notEditable'(server: ContractServer) {
    const { generated } = await issueInvoice(server)
    return ask(server, call, { sid: generated.sid, version: 'x' })
  },
  async 'invoice.notCorrectable'(server: ContractServer) {
    const { changes } = await replacingAcceptedInvoice(server)
    await savedInvoice(server, changes)
    return ask(server, call, changes)
  },
  async 'invoice.changed'(server: ContractServer) {
    const { sid } = await savedInvoice(server)
    return ask(server, call, { sid, version: 'x', remark: 'Z' })
  },
})

const signatures = signatureRefusals(async (server, signed) => {
  const generated = await server.admin.get(generateXml, { body: await invoiceBody(server) })
  return server.admin.ask(send, { body: await signedBody(generated, invoiceSignature, signed) })
})

const runs = issueRunTests(runCalls, invoiceGround)

/** Lines whose names are as long as they may be, and together too much. */
const longLines = Array.from({ length: 1000 }, () => lineSaid({ item_name: 'ệ'.repeat(500) }))

export const tests: CallTests<typeof calls> = {
  invoiceDetail: {
    admits: invoiceReaders,
    request: async (server) => ({ params: { id: (await issuedInvoice(server)).generated.sid } }),
    refusals: { 'record.absent': ({ admin }) => admin.ask(detail, unknown) },
    toOtherCompany: 'record.absent',
  },
  generateInvoiceXml: {
    admits: invoiceWriters,
    request: async (server) => ({ body: await invoiceBody(server) }),
    refusals: {
      ...formRefusals(generateXml),
      'fields.exceedXml': (server) => ask(server, generateXml, { lines: longLines }),
      'fields.unacceptable': async (server) => {
        await server.admin.get(generateXml, { body: await invoiceBody(server) })
        return ask(server, generateXml, { inv_date: '2026-11-19' })
      },
      'invoice.noSymbol': (server) => ask(server, generateXml, { serial_no: 'C26TQQ' }),
      'invoice.notDeclared': (server) =>
        ask(server, generateXml, { ...undeclared, lines: [lineSaid({ vat_rate: '' })] }),
    },
    // The form was filled for another company.
    toOtherCompany: 'fields.invalid',
  },
  saveInvoiceDraft: {
    admits: invoiceWriters,
    request: async (server) => ({ body: await invoiceBody(server) }),
    refusals: formRefusals(saveDraft),
    toOtherCompany: 'fields.invalid',
  },
  issueInvoice: {
    admits: invoiceWriters,
    request: async (server) => ({ body: (await issuedInvoice(server)).issue }),
    refusals: {
      ...signatures,
      'record.absent': async (server) =>
        server.admin.ask(send, { body: { ...(await signedInvoice(server)).issue, req_key: 'unknown' } }),
      async 'invoice.conflict'(server) {
        const { issue } = await issueInvoice(server)
        return server.admin.ask(send, { body: { ...issue, xml_signed: `${issue.xml_signed}\n` } })
      },
      async 'invoice.notEditable'(server) {
        const one = await signedInvoice(server)
        const { sid, version } = one.generated
        await issueInvoice(server, { sid, version, remark: 'N' })
        return server.admin.ask(send, { body: one.issue })
      },
      async 'invoice.notCorrectable'(server) {
        const { id, changes } = await replacingAcceptedInvoice(server)
        const one = await signedInvoice(server, changes)
        await withoutInvoiceDecision(server, id)
        return server.admin.ask(send, { body: one.issue })
      },
      async 'invoice.changed'(server) {
        const { body, generated, issue } = await signedInvoice(server)
        const { sid, version } = generated
        await server.admin.get(saveDraft, { body: { ...body, sid, version, remark: 'N' } })
        return server.admin.ask(send, { body: issue })
      },
    },
    toOtherCompany: 'record.absent',
  },
  findInvoiceIssue: {
    admits: invoiceReaders,
    request: async (server) => ({ params: { req_key: (await issuedInvoice(server)).generated.req_key } }),
    refusals: { 'record.absent': ({ admin }) => admin.ask(findSent, { params: { req_key: 'unknown' } }) },
    toOtherCompany: 'record.absent',
  },
  listInvoiceRuns: runs.list,
  readInvoiceRun: runs.read,
  startInvoiceRun: runs.start,
  resumeInvoiceRun: runs.resume,
  cancelInvoiceRun: runs.cancel,
  pauseInvoiceRun: runs.pause,
  putAwayInvoiceRun: runs.putAway,
  invoiceNumbersWaiting: {
    admits: invoiceReaders,
    request: () => ({ query: { symbol: 'C26TZX' } }),
    refusals: {},
    toOtherCompany: { numbers: [], pagination: { total_elements: 0 } },
  },
  downloadInvoiceXml: signedXmlTests(downloadInvoiceXml, invoiceGround, async ({ admin }, id) => {
    const { signed_xml_url } = await admin.get(detail, { params: { id } })
    return signed_xml_url
  }),
}
