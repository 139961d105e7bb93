import { pitCertificateList, type calls } from '../../../src/api/contract/pitCertificates.ts'
import type { CallTests } from '../support/callTests.ts'
import { issuedCertificate, pitReaders, pitWriters, savedCertificate } from '../support/pitCertificates.ts'

const { delete: remove, restore } = pitCertificateList

export const tests: CallTests<typeof calls> = {
  listPitCertificates: {
    admits: pitReaders,
    request: () => ({ query: { sort_columns: 'taxpayer_nm:desc', search_value: 'hoa lan' } }),
    refusals: {},
    toOtherCompany: { certificates: [], pagination: { total_elements: 0 } },
  },
  countPitCertificates: {
    admits: pitReaders,
    request: () => ({ query: { start_date: '2026-07-01', end_date: '2026-07-02' } }),
    refusals: {},
    toOtherCompany: { counts: [] },
  },
  deletePitCertificates: {
    admits: pitWriters,
    request: async (server) => ({ body: { sid: [(await savedCertificate(server)).sid] } }),
    refusals: {
      'record.absent': ({ pit }) => pit.ask(remove, { body: { sid: ['unknown'] } }),
      'pitCertificate.notDraft': async (server) =>
        server.pit.ask(remove, { body: { sid: [(await issuedCertificate(server)).generated.sid] } }),
    },
    toOtherCompany: 'record.absent',
  },
  restorePitCertificates: {
    admits: pitWriters,
    async request(server) {
      const body = { sid: [(await savedCertificate(server)).sid] }
      await server.pit.get(remove, { body })
      return { body }
    },
    refusals: {
      'pitCertificate.notRestorable': ({ pit }) => pit.ask(restore, { body: { sid: ['unknown'] } }),
    },
    toOtherCompany: 'pitCertificate.notRestorable',
  },
  searchPitCertificates: {
    admits: pitReaders,
    request: () => ({ body: { search_value: 'hoa lan', taxpayer: '001190004127' } }),
    refusals: {},
    toOtherCompany: { certificates: [], pagination: { total_elements: 0 } },
  },
  sumPitCertificates: {
    admits: pitWriters,
    request: () => ({ body: { search_value: 'hoa lan' } }),
    refusals: {},
    toOtherCompany: { sums: [], pagination: { total_elements: 0 } },
  },
}
