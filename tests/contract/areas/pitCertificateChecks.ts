import { demoCompany } from '../../../server/companies/demo/company.ts'
import { newId } from '../../../server/store/identifiers.ts'
import { mostRunRows } from '../../../src/domain/documents/issueRuns.ts'
import { pitCertificateChecks, type calls } from '../../../src/api/contract/pitCertificateChecks.ts'
import { certificateSaid } from '../../server/support/pitCertificates.ts'
import type { CallTests } from '../support/callTests.ts'
import { onceFor } from '../support/contractServer.ts'
import { beside } from '../support/hsm.ts'
import { issuedCertificate, pitWriters } from '../support/pitCertificates.ts'

const manySymbol = 'CT26ZN'
const insertedAtOnce = 200

/** One more draft than a run carries. */
const manyDrafts = onceFor((server) =>
  beside(server, async ({ pitCertificates }) => {
    const content = certificateSaid({ serial_no: manySymbol })
    for (let made = 0; made < mostRunRows + 1; made += insertedAtOnce) {
      const count = Math.min(insertedAtOnce, mostRunRows + 1 - made)
      await pitCertificates.insert(
        demoCompany.id,
        Array.from({ length: count }, (_, index) => ({
          id: newId(),
          year: 2026,
          reference: `PIT20261120-${made + index}`,
          contentHash: String(made + index),
          content,
          given: { lookup_cd: String(made + index), corrects_sid: '' },
          madeAt: '2026-11-20T00:00:00.000Z',
        })),
      )
    }
  }),
)

export const tests: CallTests<typeof calls> = {
  checkPitCertificatesToIssue: {
    admits: pitWriters,
    async request(server) {
      return { body: { of: 'selected', sid: [(await issuedCertificate(server)).generated.sid] } }
    },
    refusals: {
      async 'pitCertificate.tooManyToIssue'(server) {
        await manyDrafts(server)
        return server.pit.ask(pitCertificateChecks.checkToIssue, { body: { of: 'list', serial_no: manySymbol } })
      },
    },
    toOtherCompany: { certificates: [] },
  },
}
