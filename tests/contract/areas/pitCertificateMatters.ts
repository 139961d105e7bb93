import { pitCertificateMatters, type calls } from '../../../src/api/contract/pitCertificateMatters.ts'
import type { CallTests } from '../support/callTests.ts'
import { unknown } from '../support/families/ground.ts'
import {
  acceptedCertificate,
  issuedCertificate,
  pitReaders,
  pitWriters,
  savedCertificate,
} from '../support/pitCertificates.ts'

const { existIssued, resendEmail } = pitCertificateMatters
const email = 'nguoi.nop.thue@example.vn'

export const tests: CallTests<typeof calls> = {
  checkPitCertificateStatus: {
    admits: pitReaders,
    request: async (server) => ({ body: { sid: [(await issuedCertificate(server)).generated.sid] } }),
    refusals: {},
    toOtherCompany: { certificates: [] },
  },
  existIssuedPitCertificates: {
    admits: pitReaders,
    request: async (server) => ({ params: { id: (await issuedCertificate(server)).generated.sid } }),
    refusals: { 'record.absent': ({ pit }) => pit.ask(existIssued, unknown) },
    toOtherCompany: 'record.absent',
  },
  resendPitCertificateEmail: {
    admits: pitWriters,
    request: async (server) => ({ body: { sid: await acceptedCertificate(server), email } }),
    refusals: {
      'record.absent': ({ pit }) => pit.ask(resendEmail, { body: { sid: 'unknown', email } }),
      'pitCertificate.notIssued': async (server) =>
        server.pit.ask(resendEmail, { body: { sid: (await savedCertificate(server)).sid, email } }),
      async 'request.tooMany'(server) {
        const body = { sid: await acceptedCertificate(server), email }
        for (let mail = 0; mail < 5; mail += 1) await server.pit.ask(resendEmail, { body })
        return server.pit.ask(resendEmail, { body })
      },
    },
    toOtherCompany: 'record.absent',
  },
  pitCertificatePeople: {
    admits: pitWriters,
    async request(server) {
      await savedCertificate(server)
      return { body: { search_value: 'hoa lan' } }
    },
    refusals: {},
    toOtherCompany: { people: [] },
  },
  pitCertificateSymbols: {
    admits: pitReaders,
    request: () => ({ query: { inv_date: '2026-06-30' } }),
    refusals: {},
    toOtherCompany: { symbols: [] },
  },
}
