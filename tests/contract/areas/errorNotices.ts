import { errorNoticeList, type calls } from '../../../src/api/contract/errorNotices.ts'
import type { CallTests } from '../support/callTests.ts'
import { registeredNotice, savedNotice } from '../support/errorNotices.ts'
import { pitReaders, pitWriters } from '../support/pitCertificates.ts'

const { delete: remove, restore } = errorNoticeList

export const tests: CallTests<typeof calls> = {
  listErrorNotices: {
    admits: pitReaders,
    request: () => ({ query: { sort_columns: 'reference:desc', search_value: 'ct26zy' } }),
    refusals: {},
    toOtherCompany: { notices: [], pagination: { total_elements: 0 } },
  },
  countErrorNotices: {
    admits: pitReaders,
    request: () => ({ query: { start_date: '2026-07-01', end_date: '2026-12-01' } }),
    refusals: {},
    toOtherCompany: { counts: [] },
  },
  nameableCertificates: {
    admits: pitReaders,
    request: () => ({ body: { search_value: 'ct26zx' } }),
    refusals: {},
    toOtherCompany: { certificates: [], pagination: { total_elements: 0 } },
  },
  searchErrorNotices: {
    admits: pitReaders,
    request: () => ({ body: { search_value: 'ct26zy' } }),
    refusals: {},
    toOtherCompany: { notices: [], pagination: { total_elements: 0 } },
  },
  deleteErrorNotices: {
    admits: pitWriters,
    request: async (server) => ({ body: { notice_id: [(await savedNotice(server)).notice_id] } }),
    refusals: {
      'record.absent': ({ pit }) => pit.ask(remove, { body: { notice_id: ['unknown'] } }),
      'errorNotice.notDraft': async (server) =>
        server.pit.ask(remove, { body: { notice_id: [(await registeredNotice(server)).generated.notice_id] } }),
    },
    toOtherCompany: 'record.absent',
  },
  restoreErrorNotices: {
    admits: pitWriters,
    async request(server) {
      const body = { notice_id: [(await savedNotice(server)).notice_id] }
      await server.pit.get(remove, { body })
      return { body }
    },
    refusals: {
      'errorNotice.notRestorable': ({ pit }) => pit.ask(restore, { body: { notice_id: ['unknown'] } }),
    },
    toOtherCompany: 'errorNotice.notRestorable',
  },
}
