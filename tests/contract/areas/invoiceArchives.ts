import { expect } from 'vitest'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { newId } from '../../../server/store/identifiers.ts'
import { mostInArchive } from '../../../src/domain/documents/archive.ts'
import type { InvoiceContent } from '../../../src/domain/invoice/content.ts'
import { invoiceArchives, type calls } from '../../../src/api/contract/invoiceArchives.ts'
import type { Visitor } from '../../../tools/product/server/visitor.ts'
import type { CallTests } from '../support/callTests.ts'
import { invoiceSaid } from '../../server/support/invoices.ts'
import { onceFor, type ContractServer } from '../support/contractServer.ts'
import { endOfLink } from '../support/families/links.ts'
import { beside } from '../support/hsm.ts'
import { invoiceReaders, issuedInvoice } from '../support/invoices.ts'

const { start, read, drop, download } = invoiceArchives

const selected = (sid: readonly string[]) => ({ body: { of: 'selected', form: 'zip', sid: [...sid] } })

const draftOf = (content: InvoiceContent, index: number) => ({
  id: newId(),
  year: 2026,
  reference: `HD20261120-${index}`,
  contentHash: String(index),
  given: { lookup_cd: String(index), made_by: '' },
  content,
  madeAt: '2026-11-20T00:00:00.000Z',
})

const issuedOne = async (server: ContractServer) => selected([(await issuedInvoice(server)).generated.sid])

/** Takes away what an earlier test has left. */
const dropOwn = async (visitor: Visitor): Promise<void> => {
  const { archive } = await visitor.get(read)
  if (archive !== null) await visitor.get(drop, { body: { id: archive.id } })
}

/** Parameters of the link to a file that is ready. */
const linkOf = async (server: ContractServer, visitor: Visitor) => {
  await dropOwn(visitor)
  const { id } = await visitor.get(start, await issuedOne(server))
  await expect
    .poll(async () => (await visitor.get(read)).archive?.state, { timeout: 20_000, interval: 20 })
    .toBe('ready')
  const { archive } = await visitor.get(read)
  return { id, ...endOfLink(archive?.url) }
}

const manySymbol = 'C26TZM'
const tooMany = mostInArchive + 1
const insertedAtOnce = 200

/** One more than a file holds. */
const manyDrafts = onceFor((server) =>
  beside(server, async ({ invoices }) => {
    const content = invoiceSaid({ serial_no: manySymbol })
    for (let made = 0; made < tooMany; made += insertedAtOnce) {
      const count = Math.min(insertedAtOnce, tooMany - made)
      await invoices.insert(
        demoCompany.id,
        Array.from({ length: count }, (_, index) => draftOf(content, made + index)),
      )
    }
  }),
)

export const tests: CallTests<typeof calls> = {
  startInvoiceArchive: {
    admits: invoiceReaders,
    async request(server, visitor) {
      if ((await visitor.ask(read)).reason === null) await dropOwn(visitor)
      return issuedOne(server)
    },
    refusals: {
      'record.absent': ({ admin }) => admin.ask(start, selected(['unknown'])),
      async 'invoice.tooManyPrints'(server) {
        await manyDrafts(server)
        const days = { start_date: '2022-07-01', end_date: '2026-12-31' }
        return server.admin.ask(start, { body: { of: 'list', form: 'pdf', ...days, serial_no: manySymbol } })
      },
      async 'invoice.archiveRunning'(server) {
        const { sid } = (await issuedInvoice(server)).generated
        const ids = selected([sid])
        const replies = await Promise.all(Array.from({ length: 10 }, () => server.admin.ask(start, ids)))
        return replies.find(({ status }) => status === 409) ?? server.admin.ask(start, ids)
      },
    },
    toOtherCompany: 'record.absent',
  },
  readInvoiceArchive: {
    admits: invoiceReaders,
    refusals: {},
    toOtherCompany: { archive: null },
  },
  dropInvoiceArchive: {
    admits: invoiceReaders,
    request: () => ({ body: { id: 'unknown' } }),
    refusals: {},
    toOtherCompany: { dropped: false },
  },
  downloadInvoiceArchive: {
    admits: invoiceReaders,
    request: async (server, visitor) => ({
      params: await linkOf(server, (await visitor.ask(read)).reason === null ? visitor : server.admin),
    }),
    refusals: {
      'record.absent': async (server) =>
        server.admin.ask(download, { params: { ...(await linkOf(server, server.admin)), hash: '0'.repeat(64) } }),
      async 'link.expired'(server) {
        const params = await linkOf(server, server.admin)
        return server.ahead(900_000, () => server.admin.ask(download, { params }))
      },
    },
    toOtherCompany: 'record.absent',
  },
}
