import { demoCompany } from '../../../server/companies/demo/company.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { pitCertificateOutput, type calls } from '../../../src/api/contract/pitCertificateOutput.ts'
import type { CallTests } from '../support/callTests.ts'
import type { ContractServer } from '../support/contractServer.ts'
import { unknown } from '../support/families/ground.ts'
import { crowdedOut } from '../support/families/prints.ts'
import { endOfLink } from '../support/families/links.ts'
import { beside } from '../support/hsm.ts'
import { issueCertificate, issuedCertificate, pitWriters } from '../support/pitCertificates.ts'

const { report, downloadPdf } = pitCertificateOutput

const issuedId = async (server: ContractServer): Promise<string> => (await issuedCertificate(server)).generated.sid

/** Parameters of the link to the PDF of one that is issued, which counts from now. */
const linkOf = async (server: ContractServer, id: string) => {
  const { pdf_url } = await server.pit.get(contract.pitCertificateDetail, { params: { id } })
  return { id, ...endOfLink(pdf_url) }
}

/** Turns one down, as the authority would. */
const turnDown = (server: ContractServer, id: string): Promise<void> =>
  beside(server, async ({ pitCertificates }) => {
    const change = { status: 'rejected', message: 'Sai' } as const
    await pitCertificates.move(
      { companyId: demoCompany.id, id, in: ['sent', 'accepted'] },
      change,
      new Date().toISOString(),
    )
  })

const refusedOne = async (server: ContractServer): Promise<string> => {
  const { sid } = (await issueCertificate(server)).generated
  await turnDown(server, sid)
  return sid
}

export const tests: CallTests<typeof calls> = {
  reportPitCertificate: {
    admits: pitWriters,
    request: async (server) => ({ params: { id: await issuedId(server) }, query: {} }),
    refusals: {
      'record.absent': ({ pit }) => pit.ask(report, { ...unknown, query: {} }),
      'pitCertificate.noPrint': async (server) =>
        server.pit.ask(report, { params: { id: await refusedOne(server) }, query: { convert_yn: 'Y' } }),
      async 'request.tooMany'(server) {
        const asked = { params: { id: await issuedId(server) }, query: {} }
        return crowdedOut(() => server.pit.ask(report, asked))
      },
    },
    toOtherCompany: 'record.absent',
  },
  downloadPitCertificatePdf: {
    admits: pitWriters,
    request: async (server) => ({ params: await linkOf(server, await issuedId(server)) }),
    refusals: {
      'record.absent': async (server) =>
        server.pit.ask(downloadPdf, {
          params: { ...(await linkOf(server, await issuedId(server))), hash: '0'.repeat(64) },
        }),
      async 'link.expired'(server) {
        const params = await linkOf(server, await issuedId(server))
        return server.ahead(900_000, () => server.pit.ask(downloadPdf, { params }))
      },
      async 'pitCertificate.noPrint'(server) {
        const { sid } = (await issueCertificate(server)).generated
        const params = await linkOf(server, sid)
        await turnDown(server, sid)
        return server.pit.ask(downloadPdf, { params })
      },
      async 'request.tooMany'(server) {
        const asked = { params: await linkOf(server, await issuedId(server)) }
        return crowdedOut(() => server.pit.ask(downloadPdf, asked))
      },
    },
    toOtherCompany: 'record.absent',
  },
}
