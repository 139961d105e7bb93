import { pitCertificatePayroll, type calls } from '../../../src/api/contract/pitCertificatePayroll.ts'
import { payrollRow, type PayrollSent } from '../../server/support/payroll.ts'
import type { CallTests } from '../support/callTests.ts'
import type { ContractServer } from '../support/contractServer.ts'
import { certificateContent, pitWriters } from '../support/pitCertificates.ts'

const { uploadDraft, uploadIssue } = pitCertificatePayroll

/** People of these tests alone. */
let people = 500_000

const payroll = async (server: ContractServer, changes: Partial<PayrollSent> = {}) => {
  const { serial_no } = await certificateContent(server)
  people += 1
  return { body: { payload: JSON.stringify([payrollRow(people, changes)]), inv_date: '2026-11-20', serial_no } }
}

const withSymbol = async (server: ContractServer, serial_no: string) => {
  const { body } = await payroll(server)
  return { body: { ...body, serial_no } }
}

export const tests: CallTests<typeof calls> = {
  uploadPitCertificateDrafts: {
    admits: pitWriters,
    request: (server) => payroll(server),
    refusals: {
      'fields.invalid': async (server) => {
        const { body } = await payroll(server)
        return server.pit.ask(uploadDraft, { body: { ...body, payload: '[]' } })
      },
    },
    // Certificates of its own.
    toOtherCompany: { success: 1 },
  },
  uploadPitCertificatesToIssue: {
    admits: pitWriters,
    request: (server) => payroll(server),
    refusals: {
      'fields.invalid': async (server) => {
        const { body } = await payroll(server)
        return server.pit.ask(uploadIssue, { body: { ...body, inv_date: '2099-01-01' } })
      },
      'pitCertificate.noSymbol': async (server) => server.pit.ask(uploadIssue, await withSymbol(server, 'CT26QQ')),
    },
    // It has no template of the symbol.
    toOtherCompany: 'pitCertificate.noSymbol',
  },
}
