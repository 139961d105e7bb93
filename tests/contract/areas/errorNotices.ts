import { errorNoticeLists, type calls } from '../../../src/api/contract/errorNotices.ts'
import type { NoticeFamily } from '../../../src/domain/errorNotice/families.ts'
import type { CallTests } from '../support/callTests.ts'
import { noticeGrounds } from '../support/errorNotices.ts'

const nothing = { notices: [], pagination: { total_elements: 0 } }

/** The calls of a list. */
const listTests = (family: NoticeFamily, sought: string) => {
  const { readers, writers, visitorOf, saved, registered } = noticeGrounds[family]
  const { delete: remove, restore } = errorNoticeLists[family]
  return {
    list: {
      admits: readers,
      request: () => ({ query: { sort_columns: 'reference:desc', search_value: sought } }),
      refusals: {},
      toOtherCompany: nothing,
    },
    count: {
      admits: readers,
      request: () => ({ query: { start_date: '2026-07-01', end_date: '2026-12-01' } }),
      refusals: {},
      toOtherCompany: { counts: [] },
    },
    search: {
      admits: readers,
      request: () => ({ body: { search_value: sought } }),
      refusals: {},
      toOtherCompany: nothing,
    },
    delete: {
      admits: writers,
      request: async (server) => ({ body: { notice_id: [(await saved(server)).notice_id] } }),
      refusals: {
        'record.absent': (server) => visitorOf(server).ask(remove, { body: { notice_id: ['unknown'] } }),
        'errorNotice.notDraft': async (server) =>
          visitorOf(server).ask(remove, { body: { notice_id: [(await registered(server)).generated.notice_id] } }),
      },
      toOtherCompany: 'record.absent',
    },
    restore: {
      admits: writers,
      async request(server) {
        const body = { notice_id: [(await saved(server)).notice_id] }
        await visitorOf(server).get(remove, { body })
        return { body }
      },
      refusals: {
        'errorNotice.notRestorable': (server) => visitorOf(server).ask(restore, { body: { notice_id: ['unknown'] } }),
      },
      toOtherCompany: 'errorNotice.notRestorable',
    },
  } satisfies CallTests<(typeof errorNoticeLists)[NoticeFamily]>
}

const certificates = listTests('certificates', 'ct26zy')
const invoices = listTests('invoices', 'c26tzy')

export const tests: CallTests<typeof calls> = {
  nameableCertificates: {
    admits: noticeGrounds.certificates.readers,
    request: () => ({ body: { search_value: 'ct26zx' } }),
    refusals: {},
    toOtherCompany: { certificates: [], pagination: { total_elements: 0 } },
  },
  listErrorNotices: certificates.list,
  countErrorNotices: certificates.count,
  searchErrorNotices: certificates.search,
  deleteErrorNotices: certificates.delete,
  restoreErrorNotices: certificates.restore,
  nameableInvoices: {
    admits: noticeGrounds.invoices.readers,
    request: () => ({ body: { search_value: 'c26tzx' } }),
    refusals: {},
    toOtherCompany: { invoices: [], pagination: { total_elements: 0 } },
  },
  listInvoiceNotices: invoices.list,
  countInvoiceNotices: invoices.count,
  searchInvoiceNotices: invoices.search,
  deleteInvoiceNotices: invoices.delete,
  restoreInvoiceNotices: invoices.restore,
}
