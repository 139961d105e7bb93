import { join } from 'node:path'
import { reviewRequests, type calls } from '../../../src/api/contract/reviewRequests.ts'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { openStore } from '../../../server/openStore.ts'
import type { CallTests } from '../support/callTests.ts'
import { onceFor, type ContractServer } from '../support/contractServer.ts'
import { unknown } from '../support/families/ground.ts'
import { invoiceReaders } from '../support/invoices.ts'

/** A request as the authority's message brings it. */
const received = onceFor(async ({ folder }: ContractServer) => {
  const { store } = await openStore({ kind: 'sqlite', path: join(folder, 'tokhai.sqlite') })
  const id = '01990000-0000-7000-8000-000000000302'
  await store.reviewRequests.insert(demoCompany.id, {
    id,
    number: '1/TB-RSĐT',
    day: '2026-11-02',
    answer_by: '2026-11-12',
    round: '1',
    received_at: '2026-11-02T03:00:00.000Z',
    notice_id: '',
    invoices: [
      {
        form_no: '1',
        serial_no: 'C26TAA',
        inv_no: '7',
        inv_date: '2026-10-30',
        document_type: '1',
        tax_auth_cd: '',
        reason: 'Sai địa chỉ',
      },
    ],
  })
  await store.close()
  return id
})

export const tests: CallTests<typeof calls> = {
  listReviewRequests: {
    admits: invoiceReaders,
    request: async (server) => {
      await received(server)
      return {}
    },
    refusals: {},
    toOtherCompany: { requests: [] },
  },
  reviewRequestDetail: {
    admits: invoiceReaders,
    request: async (server) => ({ params: { id: await received(server) } }),
    refusals: { 'record.absent': ({ admin }) => admin.ask(reviewRequests.detail, unknown) },
    toOtherCompany: 'record.absent',
  },
  countReviewRequests: {
    admits: invoiceReaders,
    request: async (server) => {
      await received(server)
      return {}
    },
    refusals: {},
    toOtherCompany: { open: 0 },
  },
}
