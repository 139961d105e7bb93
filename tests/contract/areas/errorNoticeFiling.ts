import {
  errorNoticeFilings,
  type calls,
  type ErrorNoticeFilingCalls,
} from '../../../src/api/contract/errorNoticeFiling.ts'
import type { NoticeFamily } from '../../../src/domain/errorNotice/families.ts'
import { noticeSignature } from '../../../src/domain/errorNotice/kind.ts'
import { noticeBodyOf, typedDocument, typedInvoice, type NoticeChanges } from '../../server/support/errorNotices.ts'
import type { CallTests } from '../support/callTests.ts'
import type { ContractServer } from '../support/contractServer.ts'
import { noticeGrounds } from '../support/errorNotices.ts'
import { unknown } from '../support/families/ground.ts'
import { issueRunTests } from '../support/families/issueRuns.ts'
import { signedXmlTests } from '../support/families/links.ts'
import { signatureRefusals, signedBody } from '../support/families/signatures.ts'
import { acceptedInvoice, withoutInvoiceDecision } from '../support/invoices.ts'
import { acceptedCertificate, withoutDecision } from '../support/pitCertificates.ts'

/** A document that a notice of a family names, and the company's own as it is accepted and no longer is. */
const named = {
  certificates: { typed: typedDocument, accepted: acceptedCertificate, withoutDecision },
  invoices: { typed: typedInvoice, accepted: acceptedInvoice, withoutDecision: withoutInvoiceDecision },
} as const

/** Refusals that saving and generating have in common. */
const formRefusals = (family: NoticeFamily, call: ErrorNoticeFilingCalls['saveDraft' | 'generateXml']) => {
  const { visitorOf, body, saved, register } = noticeGrounds[family]
  const ask = async (server: ContractServer, changes: NoticeChanges) =>
    visitorOf(server).ask(call, { body: await body(server, changes) })
  return {
    'record.absent': (server: ContractServer) => ask(server, { notice_id: 'unknown', version: 'x' }),
    'fields.invalid': (server: ContractServer) => ask(server, { comp_taxcd: '0399999981' }),
    'errorNotice.documentsUnfit': (server: ContractServer) =>
      ask(server, { documents: [named[family].typed({ sid: 'unknown' })] }),
    async 'errorNotice.notEditable'(server: ContractServer) {
      const { generated } = await register(server)
      return ask(server, { notice_id: generated.notice_id, version: 'x' })
    },
    async 'errorNotice.changed'(server: ContractServer) {
      const { notice_id } = await saved(server)
      return ask(server, { notice_id, version: 'x', place: 'Z' })
    },
  }
}

/** Refusals of sending. */
const sendRefusals = (family: NoticeFamily) => {
  const { visitorOf, body, signed, register } = noticeGrounds[family]
  const { saveDraft, generateXml, send } = errorNoticeFilings[family]
  const signatures = signatureRefusals(async (server, given) => {
    const generated = await visitorOf(server).get(generateXml, { body: await body(server) })
    return visitorOf(server).ask(send, { body: await signedBody(generated, noticeSignature, given) })
  })
  return {
    ...signatures,
    'record.absent': async (server: ContractServer) =>
      visitorOf(server).ask(send, { body: { ...(await signed(server)).registration, req_key: 'unknown' } }),
    async 'errorNotice.conflict'(server: ContractServer) {
      const { registration } = await register(server)
      return visitorOf(server).ask(send, { body: { ...registration, xml_signed: `${registration.xml_signed}\n` } })
    },
    async 'errorNotice.notEditable'(server: ContractServer) {
      const one = await signed(server)
      const { notice_id, version } = one.generated
      await register(server, { notice_id, version, place: 'N' })
      return visitorOf(server).ask(send, { body: one.registration })
    },
    async 'errorNotice.changed'(server: ContractServer) {
      const { generated, registration } = await signed(server)
      const { notice_id, version } = generated
      await visitorOf(server).get(saveDraft, { body: await body(server, { notice_id, version, place: 'N' }) })
      return visitorOf(server).ask(send, { body: registration })
    },
    async 'errorNotice.documentsUnfit'(server: ContractServer) {
      const { accepted, typed, withoutDecision: undecided } = named[family]
      const sid = await accepted(server)
      const one = await signed(server, { documents: [typed({ sid })] })
      await undecided(server, sid)
      return visitorOf(server).ask(send, { body: one.registration })
    },
  }
}

const filingTests = (family: NoticeFamily) => {
  const { ground, readers, writers, visitorOf, body, registered } = noticeGrounds[family]
  const { detail, saveDraft, generateXml, findSent, runs, download } = errorNoticeFilings[family]
  const { typed } = named[family]
  return {
    detail: {
      admits: readers,
      request: async (server: ContractServer) => ({ params: { id: (await registered(server)).generated.notice_id } }),
      refusals: { 'record.absent': (server: ContractServer) => visitorOf(server).ask(detail, unknown) },
      toOtherCompany: 'record.absent',
    },
    generateXml: {
      admits: writers,
      request: async (server: ContractServer) => ({ body: await body(server) }),
      refusals: {
        ...formRefusals(family, generateXml),
        'fields.exceedXml': (server: ContractServer) =>
          visitorOf(server).ask(generateXml, {
            body: noticeBodyOf(family, { documents: [typed({ reason: 'Ă'.repeat(256) })] }),
          }),
        'fields.unacceptable': (server: ContractServer) =>
          visitorOf(server).ask(generateXml, {
            body: noticeBodyOf(family, { documents: [typed({ inv_date: '2026-11-21' })] }),
          }),
      },
      // The form was filled for another company.
      toOtherCompany: 'fields.invalid',
    },
    saveDraft: {
      admits: writers,
      request: async (server: ContractServer) => ({ body: await body(server) }),
      refusals: formRefusals(family, saveDraft),
      toOtherCompany: 'fields.invalid',
    },
    send: {
      admits: writers,
      request: async (server: ContractServer) => ({ body: (await registered(server)).registration }),
      refusals: sendRefusals(family),
      toOtherCompany: 'record.absent',
    },
    findSent: {
      admits: readers,
      request: async (server: ContractServer) => ({
        params: { req_key: (await registered(server)).generated.req_key },
      }),
      refusals: {
        'record.absent': (server: ContractServer) =>
          visitorOf(server).ask(findSent, { params: { req_key: 'unknown' } }),
      },
      toOtherCompany: 'record.absent',
    },
    runs: issueRunTests(runs, ground),
    download: signedXmlTests(download, ground, async (server: ContractServer, id: string) => {
      const { signed_xml_url } = await visitorOf(server).get(detail, { params: { id } })
      return signed_xml_url
    }),
  } as const
}

const certificates = filingTests('certificates')
const invoices = filingTests('invoices')

export const tests: CallTests<typeof calls> = {
  errorNoticeDetail: certificates.detail,
  generateErrorNoticeXml: certificates.generateXml,
  saveErrorNoticeDraft: certificates.saveDraft,
  registerErrorNotice: certificates.send,
  findErrorNoticeRegistration: certificates.findSent,
  listErrorNoticeRuns: certificates.runs.list,
  readErrorNoticeRun: certificates.runs.read,
  startErrorNoticeRun: certificates.runs.start,
  resumeErrorNoticeRun: certificates.runs.resume,
  pauseErrorNoticeRun: certificates.runs.pause,
  cancelErrorNoticeRun: certificates.runs.cancel,
  putAwayErrorNoticeRun: certificates.runs.putAway,
  downloadErrorNoticeXml: certificates.download,
  invoiceNoticeDetail: invoices.detail,
  generateInvoiceNoticeXml: invoices.generateXml,
  saveInvoiceNoticeDraft: invoices.saveDraft,
  registerInvoiceNotice: invoices.send,
  findInvoiceNoticeRegistration: invoices.findSent,
  listInvoiceNoticeRuns: invoices.runs.list,
  readInvoiceNoticeRun: invoices.runs.read,
  startInvoiceNoticeRun: invoices.runs.start,
  resumeInvoiceNoticeRun: invoices.runs.resume,
  pauseInvoiceNoticeRun: invoices.runs.pause,
  cancelInvoiceNoticeRun: invoices.runs.cancel,
  putAwayInvoiceNoticeRun: invoices.runs.putAway,
  downloadInvoiceNoticeXml: invoices.download,
}
