import {
  downloadPitCertificateXml,
  pitCertificateFiling,
  type calls,
  type PitCertificateFilingCalls,
} from '../../../src/api/contract/pitCertificateFiling.ts'
import type { CertificateContent } from '../../../src/domain/pitCertificate/content.ts'
import { certificateSignature } from '../../../src/domain/pitCertificate/layout.ts'
import type { CallTests } from '../support/callTests.ts'
import type { ContractServer } from '../support/contractServer.ts'
import { unknown } from '../support/families/ground.ts'
import { issueRunTests } from '../support/families/issueRuns.ts'
import { signedXmlTests } from '../support/families/links.ts'
import { signatureRefusals, signedBody } from '../support/families/signatures.ts'
import {
  certificateBody,
  issueCertificate,
  issuedCertificate,
  pitCertificateGround,
  pitReaders,
  pitWriters,
  replacingAccepted,
  savedCertificate,
  signedCertificate,
  withoutDecision,
} from '../support/pitCertificates.ts'

const { detail, saveDraft, generateXml, send, findSent } = pitCertificateFiling

type Changes = Partial<CertificateContent> & { readonly version?: string }

/** Refusals that saving and generating have in common. */
const formRefusals = (call: PitCertificateFilingCalls['saveDraft' | 'generateXml']) => {
  const ask = async (server: ContractServer, changes: Changes) =>
    server.pit.ask(call, { body: await certificateBody(server, changes) })
  return {
    'record.absent': (server: ContractServer) => ask(server, { sid: 'unknown', version: 'x' }),
    'fields.invalid': (server: ContractServer) => ask(server, { comp_taxcd: '0399999981' }),
    async 'pitCertificate.notEditable'(server: ContractServer) {
      const { generated } = await issueCertificate(server)
      return ask(server, { sid: generated.sid, version: 'x' })
    },
    async 'pitCertificate.notCorrectable'(server: ContractServer) {
      const { changes } = await replacingAccepted(server)
      await savedCertificate(server, changes)
      return ask(server, changes)
    },
    async 'pitCertificate.changed'(server: ContractServer) {
      const { sid } = await savedCertificate(server)
      return ask(server, { sid, version: 'x', remark: 'Z' })
    },
  }
}

const signatures = signatureRefusals(async (server, signed) => {
  const generated = await server.pit.get(generateXml, { body: await certificateBody(server) })
  return server.pit.ask(send, { body: await signedBody(generated, certificateSignature, signed) })
})

const runs = issueRunTests(pitCertificateFiling.runs, pitCertificateGround)

export const tests: CallTests<typeof calls> = {
  pitCertificateDetail: {
    admits: pitWriters,
    request: async (server) => ({ params: { id: (await issuedCertificate(server)).generated.sid } }),
    refusals: { 'record.absent': ({ pit }) => pit.ask(detail, unknown) },
    toOtherCompany: 'record.absent',
  },
  generatePitCertificateXml: {
    admits: pitWriters,
    request: async (server) => ({ body: await certificateBody(server) }),
    refusals: {
      ...formRefusals(generateXml),
      'fields.exceedXml': async (server) =>
        server.pit.ask(generateXml, { body: await certificateBody(server, { taxpayer_note: 'Ghi chú'.repeat(50) }) }),
      'fields.unacceptable': async (server) => {
        await server.pit.get(generateXml, { body: await certificateBody(server) })
        return server.pit.ask(generateXml, { body: await certificateBody(server, { inv_date: '2026-07-02' }) })
      },
      'pitCertificate.noSymbol': async (server) =>
        server.pit.ask(generateXml, { body: await certificateBody(server, { serial_no: 'CT26QQ' }) }),
    },
    // The form was filled for another payer.
    toOtherCompany: 'fields.invalid',
  },
  savePitCertificateDraft: {
    admits: pitWriters,
    request: async (server) => ({ body: await certificateBody(server) }),
    refusals: formRefusals(saveDraft),
    toOtherCompany: 'fields.invalid',
  },
  issuePitCertificate: {
    admits: pitWriters,
    request: async (server) => ({ body: (await issuedCertificate(server)).issue }),
    refusals: {
      ...signatures,
      'record.absent': async (server) =>
        server.pit.ask(send, { body: { ...(await signedCertificate(server)).issue, req_key: 'unknown' } }),
      async 'pitCertificate.conflict'(server) {
        const { issue } = await issueCertificate(server)
        return server.pit.ask(send, { body: { ...issue, xml_signed: `${issue.xml_signed}\n` } })
      },
      async 'pitCertificate.notEditable'(server) {
        const one = await signedCertificate(server)
        const { sid, version } = one.generated
        await issueCertificate(server, { sid, version, remark: 'N' })
        return server.pit.ask(send, { body: one.issue })
      },
      async 'pitCertificate.notCorrectable'(server) {
        const { id, changes } = await replacingAccepted(server)
        const one = await signedCertificate(server, changes)
        await withoutDecision(server, id)
        return server.pit.ask(send, { body: one.issue })
      },
      async 'pitCertificate.changed'(server) {
        const { body, generated, issue } = await signedCertificate(server)
        const { sid, version } = generated
        await server.pit.get(saveDraft, { body: { ...body, sid, version, remark: 'N' } })
        return server.pit.ask(send, { body: issue })
      },
    },
    toOtherCompany: 'record.absent',
  },
  findPitCertificateIssue: {
    admits: pitReaders,
    request: async (server) => ({ params: { req_key: (await issuedCertificate(server)).generated.req_key } }),
    refusals: { 'record.absent': ({ pit }) => pit.ask(findSent, { params: { req_key: 'unknown' } }) },
    toOtherCompany: 'record.absent',
  },
  listPitCertificateRuns: runs.list,
  readPitCertificateRun: runs.read,
  startPitCertificateRun: runs.start,
  resumePitCertificateRun: runs.resume,
  cancelPitCertificateRun: runs.cancel,
  pausePitCertificateRun: runs.pause,
  putAwayPitCertificateRun: runs.putAway,
  pitCertificateNumbersWaiting: {
    admits: pitReaders,
    request: () => ({ query: { symbol: 'CT26ZX' } }),
    refusals: {},
    toOtherCompany: { numbers: [], pagination: { total_elements: 0 } },
  },
  downloadPitCertificateXml: signedXmlTests(downloadPitCertificateXml, pitCertificateGround, async ({ pit }, id) => {
    const { signed_xml_url } = await pit.get(detail, { params: { id } })
    return signed_xml_url
  }),
}
