import {
  downloadErrorNoticeXml,
  errorNoticeFiling,
  type calls,
  type ErrorNoticeFilingCalls,
} from '../../../src/api/contract/errorNoticeFiling.ts'
import { noticeSignature } from '../../../src/domain/errorNotice/kind.ts'
import { noticeBody, typedDocument, type NoticeChanges } from '../../server/support/errorNotices.ts'
import type { CallTests } from '../support/callTests.ts'
import type { ContractServer } from '../support/contractServer.ts'
import {
  errorNoticeGround,
  registerNotice,
  registeredNotice,
  savedNotice,
  signedNotice,
} from '../support/errorNotices.ts'
import { unknown } from '../support/families/ground.ts'
import { issueRunTests } from '../support/families/issueRuns.ts'
import { signedXmlTests } from '../support/families/links.ts'
import { signatureRefusals, signedBody } from '../support/families/signatures.ts'
import { acceptedCertificate, pitReaders, pitWriters, withoutDecision } from '../support/pitCertificates.ts'

const { detail, saveDraft, generateXml, send, findSent } = errorNoticeFiling

/** Refusals that saving and generating have in common. */
const formRefusals = (call: ErrorNoticeFilingCalls['saveDraft' | 'generateXml']) => {
  const ask = (server: ContractServer, changes: NoticeChanges) => server.pit.ask(call, { body: noticeBody(changes) })
  return {
    'record.absent': (server: ContractServer) => ask(server, { notice_id: 'unknown', version: 'x' }),
    'fields.invalid': (server: ContractServer) => ask(server, { comp_taxcd: '0399999981' }),
    'errorNotice.documentsUnfit': (server: ContractServer) =>
      ask(server, { documents: [typedDocument({ sid: 'unknown' })] }),
    async 'errorNotice.notEditable'(server: ContractServer) {
      const { generated } = await registerNotice(server)
      return ask(server, { notice_id: generated.notice_id, version: 'x' })
    },
    async 'errorNotice.changed'(server: ContractServer) {
      const { notice_id } = await savedNotice(server)
      return ask(server, { notice_id, version: 'x', place: 'Z' })
    },
  }
}

const signatures = signatureRefusals(async (server, signed) => {
  const generated = await server.pit.get(generateXml, { body: noticeBody() })
  return server.pit.ask(send, { body: await signedBody(generated, noticeSignature, signed) })
})

const runs = issueRunTests(errorNoticeFiling.runs, errorNoticeGround)

export const tests: CallTests<typeof calls> = {
  errorNoticeDetail: {
    admits: pitReaders,
    request: async (server) => ({ params: { id: (await registeredNotice(server)).generated.notice_id } }),
    refusals: { 'record.absent': ({ pit }) => pit.ask(detail, unknown) },
    toOtherCompany: 'record.absent',
  },
  generateErrorNoticeXml: {
    admits: pitWriters,
    request: () => ({ body: noticeBody() }),
    refusals: {
      ...formRefusals(generateXml),
      'fields.exceedXml': ({ pit }) =>
        pit.ask(generateXml, { body: noticeBody({ documents: [typedDocument({ reason: 'Ă'.repeat(256) })] }) }),
      'fields.unacceptable': ({ pit }) =>
        pit.ask(generateXml, { body: noticeBody({ documents: [typedDocument({ inv_date: '2026-11-21' })] }) }),
    },
    // The form was filled for another company.
    toOtherCompany: 'fields.invalid',
  },
  saveErrorNoticeDraft: {
    admits: pitWriters,
    request: () => ({ body: noticeBody() }),
    refusals: formRefusals(saveDraft),
    toOtherCompany: 'fields.invalid',
  },
  registerErrorNotice: {
    admits: pitWriters,
    request: async (server) => ({ body: (await registeredNotice(server)).registration }),
    refusals: {
      ...signatures,
      'record.absent': async (server) =>
        server.pit.ask(send, { body: { ...(await signedNotice(server)).registration, req_key: 'unknown' } }),
      async 'errorNotice.conflict'(server) {
        const { registration } = await registerNotice(server)
        return server.pit.ask(send, { body: { ...registration, xml_signed: `${registration.xml_signed}\n` } })
      },
      async 'errorNotice.notEditable'(server) {
        const one = await signedNotice(server)
        const { notice_id, version } = one.generated
        await registerNotice(server, { notice_id, version, place: 'N' })
        return server.pit.ask(send, { body: one.registration })
      },
      async 'errorNotice.changed'(server) {
        const { generated, registration } = await signedNotice(server)
        const { notice_id, version } = generated
        await server.pit.get(saveDraft, { body: noticeBody({ notice_id, version, place: 'N' }) })
        return server.pit.ask(send, { body: registration })
      },
      async 'errorNotice.documentsUnfit'(server) {
        const sid = await acceptedCertificate(server)
        const one = await signedNotice(server, { documents: [typedDocument({ sid })] })
        await withoutDecision(server, sid)
        return server.pit.ask(send, { body: one.registration })
      },
    },
    toOtherCompany: 'record.absent',
  },
  findErrorNoticeRegistration: {
    admits: pitReaders,
    request: async (server) => ({ params: { req_key: (await registeredNotice(server)).generated.req_key } }),
    refusals: { 'record.absent': ({ pit }) => pit.ask(findSent, { params: { req_key: 'unknown' } }) },
    toOtherCompany: 'record.absent',
  },
  listErrorNoticeRuns: runs.list,
  readErrorNoticeRun: runs.read,
  startErrorNoticeRun: runs.start,
  resumeErrorNoticeRun: runs.resume,
  cancelErrorNoticeRun: runs.cancel,
  putAwayErrorNoticeRun: runs.putAway,
  downloadErrorNoticeXml: signedXmlTests(downloadErrorNoticeXml, errorNoticeGround, async ({ pit }, id) => {
    const { signed_xml_url } = await pit.get(detail, { params: { id } })
    return signed_xml_url
  }),
}
