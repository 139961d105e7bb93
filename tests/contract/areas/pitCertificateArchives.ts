import { expect } from 'vitest'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { newId } from '../../../server/store/identifiers.ts'
import { mostInArchive } from '../../../src/domain/documents/archive.ts'
import type { CertificateContent } from '../../../src/domain/pitCertificate/content.ts'
import { pitCertificateArchives, type calls } from '../../../src/api/contract/pitCertificateArchives.ts'
import type { Visitor } from '../../../tools/product/server/visitor.ts'
import type { CallTests } from '../support/callTests.ts'
import { certificateSaid } from '../../server/support/pitCertificates.ts'
import { onceFor, type ContractServer } from '../support/contractServer.ts'
import { endOfLink } from '../support/families/links.ts'
import { beside } from '../support/hsm.ts'
import { issuedCertificate, pitWriters } from '../support/pitCertificates.ts'

const { start, read, drop, download } = pitCertificateArchives

const selected = (sid: readonly string[]) => ({ body: { of: 'selected', form: 'zip', sid: [...sid] } })

const draftOf = (content: CertificateContent, index: number) => ({
  id: newId(),
  year: 2026,
  reference: `PIT20261120-${index}`,
  contentHash: String(index),
  given: { lookup_cd: String(index), corrects_sid: '' },
  content,
  madeAt: '2026-11-20T00:00:00.000Z',
})

const issuedOne = async (server: ContractServer) => selected([(await issuedCertificate(server)).generated.sid])

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

const manySymbol = 'CT26ZM'
const tooMany = mostInArchive + 1
const insertedAtOnce = 200

/** One more than a file holds. */
const manyDrafts = onceFor((server) =>
  beside(server, async ({ pitCertificates }) => {
    const content = certificateSaid({ serial_no: manySymbol })
    for (let made = 0; made < tooMany; made += insertedAtOnce) {
      const count = Math.min(insertedAtOnce, tooMany - made)
      await pitCertificates.insert(
        demoCompany.id,
        Array.from({ length: count }, (_, index) => draftOf(content, made + index)),
      )
    }
  }),
)

export const tests: CallTests<typeof calls> = {
  startPitCertificateArchive: {
    admits: pitWriters,
    async request(server, visitor) {
      if ((await visitor.ask(read)).reason === null) await dropOwn(visitor)
      return issuedOne(server)
    },
    refusals: {
      'record.absent': ({ pit }) => pit.ask(start, selected(['unknown'])),
      async 'pitCertificate.tooManyPrints'(server) {
        await manyDrafts(server)
        const days = { start_date: '2022-07-01', end_date: '2026-12-31' }
        return server.pit.ask(start, { body: { of: 'list', form: 'pdf', ...days, serial_no: manySymbol } })
      },
      async 'pitCertificate.archiveRunning'(server) {
        const { sid } = (await issuedCertificate(server)).generated
        const ids = selected([sid])
        const replies = await Promise.all(Array.from({ length: 10 }, () => server.pit.ask(start, ids)))
        return replies.find(({ status }) => status === 409) ?? server.pit.ask(start, ids)
      },
    },
    toOtherCompany: 'record.absent',
  },
  readPitCertificateArchive: {
    admits: pitWriters,
    refusals: {},
    toOtherCompany: { archive: null },
  },
  dropPitCertificateArchive: {
    admits: pitWriters,
    request: () => ({ body: { id: 'unknown' } }),
    refusals: {},
    toOtherCompany: { dropped: false },
  },
  downloadPitCertificateArchive: {
    admits: pitWriters,
    request: async (server, visitor) => ({
      params: await linkOf(server, (await visitor.ask(read)).reason === null ? visitor : server.pit),
    }),
    refusals: {
      'record.absent': async (server) =>
        server.pit.ask(download, { params: { ...(await linkOf(server, server.pit)), hash: '0'.repeat(64) } }),
      async 'link.expired'(server) {
        const params = await linkOf(server, server.pit)
        return server.ahead(900_000, () => server.pit.ask(download, { params }))
      },
    },
    toOtherCompany: 'record.absent',
  },
}
