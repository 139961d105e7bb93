import { calls, type TokenRegistration } from '../../../src/api/contract/digitalSignatures.ts'
import { newId } from '../../../server/store/identifiers.ts'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import type { CallTests } from '../support/callTests.ts'
import type { ContractServer } from '../support/contractServer.ts'

/** Hexadecimal, and another one each time. */
const newSerial = (): string => newId().replaceAll('-', '').toUpperCase()

const body = (changes: Partial<TokenRegistration> = {}): TokenRegistration => ({
  reg_id: '',
  tax_code: demoCompany.tax_id,
  org_nm: 'CN=VNPT Certification Authority,O=VNPT Group,C=VN',
  serial_no: newSerial(),
  form_tp: '1',
  status: '1',
  from_date: '2026-01-01T00:00:00',
  to_date: '2999-01-01T00:00:00',
  type: '1',
  ...changes,
})

/** Stops a certificate that was registered for it. */
const changing = async ({ admin }: ContractServer) => {
  const { digi_sign_id } = await admin.get(calls.registerSignature, { body: body() })
  return { digital_signatures: [{ digi_sign_id, status: '3' as const }] }
}

export const tests: CallTests<typeof calls> = {
  digitalSignatures: {
    admits: 'people of a company',
    refusals: {},
    toOtherCompany: { digital_signatures: [], pagination: { total_elements: 0 } },
  },
  checkSkip: { admits: 'people of a company', refusals: {}, toOtherCompany: { types: [] } },
  registerSignature: {
    admits: 'administrators of a company',
    request: () => ({ body: body() }),
    refusals: {
      'fields.invalid': ({ admin }) => admin.ask(calls.registerSignature, { body: body({ org_nm: ' ' }) }),
      'certificate.otherTaxCode': ({ admin }) =>
        admin.ask(calls.registerSignature, { body: body({ tax_code: '0312345678' }) }),
      'certificate.expired': ({ admin }) =>
        admin.ask(calls.registerSignature, {
          body: body({ from_date: '2020-01-01T00:00:00', to_date: '2021-01-01T00:00:00' }),
        }),
      async 'certificate.exists'({ admin }) {
        const again = body()
        await admin.get(calls.registerSignature, { body: again })
        return admin.ask(calls.registerSignature, { body: again })
      },
    },
    toOtherCompany: 'certificate.otherTaxCode',
  },
  changeSignatureStatus: {
    admits: 'administrators of a company',
    request: async (server) => ({ body: await changing(server) }),
    refusals: {
      'record.absent': ({ admin }) =>
        admin.ask(calls.changeSignatureStatus, {
          body: { digital_signatures: [{ digi_sign_id: 'unknown', status: '3' }] },
        }),
      'certificate.expired': ({ admin }) =>
        admin.ask(calls.changeSignatureStatus, {
          body: { digital_signatures: [{ digi_sign_id: 'demo-former-token', status: '1' }] },
        }),
      'hsm.notConfigured': ({ admin }) =>
        admin.ask(calls.changeSignatureStatus, {
          body: { digital_signatures: [{ digi_sign_id: 'demo-hsm', status: '3' }] },
        }),
    },
    toOtherCompany: 'record.absent',
  },
}
