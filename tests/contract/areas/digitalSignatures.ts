import type { calls as readingCalls } from '../../../src/api/contract/digitalSignatures.ts'
import { calls, type HsmRegistration, type TokenRegistration } from '../../../src/api/contract/signatureRegistration.ts'
import { newId } from '../../../server/store/identifiers.ts'
import { demoCompany, otherCompany } from '../../../server/companies/demo/company.ts'
import { encryptedPassword, type Reply } from '../../../tools/product/server/visitor.ts'
import { subjectOf } from '../../signing/support/authority.ts'
import type { CallTests } from '../support/callTests.ts'
import type { ContractServer } from '../support/contractServer.ts'
import { away } from '../support/remoteProvider.ts'
import { makeRemoteUser, remoteBody, type TestUser } from '../support/remoteSigning.ts'
import { accountWithCodes, makeHsmAccount, type TestAccount } from '../support/hsm.ts'
import { keepCertificate, keyRefusals, type AskKept } from '../support/keptCertificates.ts'

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

const hsmBody = async (
  { admin }: ContractServer,
  { userName, password, serial, pin }: TestAccount,
  changes: Readonly<Record<string, string>> = {},
): Promise<HsmRegistration> => ({
  org_nm: 'sent and not believed',
  serial_no: serial,
  from_date: '',
  to_date: '',
  status: '1',
  type: '2',
  user_nm: userName,
  user_pw: await encryptedPassword(admin, password),
  pin: await encryptedPassword(admin, pin),
  otp_yn: 'N',
  org_nm_hsm: '',
  ...changes,
})

const registerHsm = async (
  server: ContractServer,
  account: TestAccount,
  changes?: Readonly<Record<string, string>>,
): Promise<Reply> => server.admin.ask(calls.registerSignature, { body: await hsmBody(server, account, changes) })

/** What an HSM, and what travels to it, is refused with. */
const hsmRefusals = {
  'request.malformed': async (server: ContractServer) =>
    registerHsm(server, { ...(await makeHsmAccount(server)), password: 'x'.repeat(26) }),
  'password.keyExpired': async (server: ContractServer) =>
    registerHsm(server, await makeHsmAccount(server), { pin: 'a.b.c.d.e' }),
  'hsm.notConfigured': async (server: ContractServer) =>
    registerHsm(server, await makeHsmAccount(server), { org_nm_hsm: 'Nobody' }),
  'hsm.unreachable': async (server: ContractServer) =>
    registerHsm(server, await makeHsmAccount(server, { isForeign: true })),
  'hsm.credentialsInvalid': async (server: ContractServer) =>
    registerHsm(server, { ...(await makeHsmAccount(server)), password: 'wrong' }),
  async 'hsm.tooManyAttempts'(server: ContractServer) {
    const account = { ...(await makeHsmAccount(server)), password: 'wrong' }
    await registerHsm(server, account)
    return registerHsm(server, account)
  },
  'hsm.certificateAbsent': async (server: ContractServer) =>
    registerHsm(server, { ...(await makeHsmAccount(server)), serial: '5401' }),
  'hsm.otherTaxCode': async (server: ContractServer) =>
    registerHsm(server, await makeHsmAccount(server, { signer: await server.authority.issue(otherCompany.tax_id) })),
  async 'hsm.certificateExpired'(server: ContractServer) {
    const [notBefore, notAfter] = [new Date('2024-01-01T00:00:00Z'), new Date('2025-01-01T00:00:00Z')]
    const subject = subjectOf('CÔNG TY', `MST:${demoCompany.tax_id}`)
    const signer = await server.authority.issue(demoCompany.tax_id, { subject, notBefore, notAfter })
    return registerHsm(server, await makeHsmAccount(server, { signer }))
  },
  'hsm.pinWrong': async (server: ContractServer) =>
    registerHsm(server, { ...(await makeHsmAccount(server)), pin: '000000' }),
  async 'hsm.pinLocked'(server: ContractServer) {
    const account = await makeHsmAccount(server)
    for (let attempt = 0; attempt < 5; attempt += 1) await registerHsm(server, { ...account, pin: '000000' })
    return registerHsm(server, account)
  },
  'hsm.otpWrong': async (server: ContractServer) => registerHsm(server, await accountWithCodes(server)),
}

const registerRemote = async ({ admin }: Pick<ContractServer, 'admin'>, user: TestUser): Promise<Reply> =>
  admin.ask(calls.registerSignature, { body: remoteBody(user) })

/** What a provider of remote signatures is refused for. */
const remoteRefusals = {
  'remoteSigning.notConfigured': async ({ withoutProvider }: ContractServer) =>
    registerRemote({ admin: await withoutProvider() }, { userName: 'somebody', serial: '54' }),
  'remoteSigning.unreachable': async (server: ContractServer) => {
    const user = await makeRemoteUser(server)
    return server.provider.meddling(away('credentials/info'), () => registerRemote(server, user))
  },
  'remoteSigning.userUnknown': (server: ContractServer) => registerRemote(server, { userName: newId(), serial: '54' }),
  async 'remoteSigning.tooManyAttempts'(server: ContractServer) {
    const nobody = { userName: newId(), serial: '54' }
    await registerRemote(server, nobody)
    return registerRemote(server, nobody)
  },
  'remoteSigning.certificateAbsent': async (server: ContractServer) =>
    registerRemote(server, { ...(await makeRemoteUser(server)), serial: '5401' }),
}

/** Stops a certificate that was registered for it. */
const changing = async ({ admin }: ContractServer) => {
  const { digi_sign_id } = await admin.get(calls.registerSignature, { body: body() })
  return { digital_signatures: [{ digi_sign_id, status: '3' as const }] }
}

/** Sends the change of a kept certificate's status with its PIN. */
const changeKept: AskKept = async ({ admin }, { id, provider }, proof) =>
  admin.ask(calls.changeSignatureStatus, {
    body: {
      digital_signatures: [{ digi_sign_id: id, status: '1' }],
      ...(provider === undefined ? {} : { provider }),
      ...proof,
    },
  })

export const tests: CallTests<typeof readingCalls & typeof calls> = {
  digitalSignatures: {
    admits: 'people who file',
    refusals: {},
    toOtherCompany: { digital_signatures: [], pagination: { total_elements: 0 } },
  },
  checkSkip: { admits: 'people who file', refusals: {}, toOtherCompany: { types: [] } },
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
      ...hsmRefusals,
      ...remoteRefusals,
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
      ...keyRefusals(changeKept),
      'certificate.notConnected': async (server) =>
        changeKept(server, { id: await keepCertificate(server, undefined, { isConnected: false }) }, {}),
      'certificate.oneHsmAtATime': async (server) => {
        const ids = [await keepCertificate(server), await keepCertificate(server)]
        const digital_signatures = ids.map((digi_sign_id) => ({ digi_sign_id, status: '3' as const }))
        return server.admin.ask(calls.changeSignatureStatus, { body: { digital_signatures } })
      },
    },
    toOtherCompany: 'record.absent',
  },
}
