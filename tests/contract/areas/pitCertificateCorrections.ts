import { pitCertificateCorrections, type calls } from '../../../src/api/contract/pitCertificateCorrections.ts'
import type { CallTests } from '../support/callTests.ts'
import { unknown } from '../support/families/ground.ts'
import { issuedCertificate, pitReaders } from '../support/pitCertificates.ts'

export const tests: CallTests<typeof calls> = {
  pitCertificateCorrections: {
    admits: pitReaders,
    request: async (server) => ({ params: { id: (await issuedCertificate(server)).generated.sid } }),
    refusals: { 'record.absent': ({ pit }) => pit.ask(pitCertificateCorrections, unknown) },
    toOtherCompany: 'record.absent',
  },
}
