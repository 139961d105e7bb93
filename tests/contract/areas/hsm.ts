import { demoCompany, otherCompany } from '../../../server/companies/demo/company.ts'
import { calls } from '../../../src/api/contract/hsm.ts'
import { calls as filing } from '../../../src/api/contract/declarationFiling.ts'
import { encryptedPassword, type Asked, type Reply, type Visitor } from '../../../tools/product/server/visitor.ts'
import type { CallTests } from '../support/callTests.ts'
import { onceFor, type ContractServer } from '../support/contractServer.ts'
import { formOf } from '../support/declarations.ts'
import { accountWithCodes, keepHsmLogin, makeHsmAccount, type TestAccount } from '../support/hsm.ts'
import { subjectOf } from '../../signing/support/authority.ts'
import { declarationSignature } from '../../../src/domain/declaration/layouts/signature.ts'
import { signaturePathOf } from '../../../src/domain/documents/signedLayout.ts'

type Ask = (
  server: ContractServer,
  visitor: Visitor,
  account: TestAccount,
  changes?: Readonly<Record<string, string>>,
) => Promise<Asked>

const accountOf = onceFor((server) => makeHsmAccount(server))
const keptAccountOf = onceFor(async (server) => keepHsmLogin(server, await makeHsmAccount(server)))

const generatedOf = onceFor(async (server) => server.admin.get(filing.generateXml, { body: await formOf(server) }))

const listing: Ask = async (_server, visitor, { userName, password }, changes = {}) => ({
  body: { username: userName, password: await encryptedPassword(visitor, password), ...changes },
})

const setUp: Ask = async (_server, visitor, { userName, password, serial, pin }, changes = {}) => ({
  body: {
    username: userName,
    password: await encryptedPassword(visitor, password),
    serial_no: serial,
    pin: await encryptedPassword(visitor, pin),
    ...changes,
  },
})

const signing: Ask = async (server, visitor, { userName, password, serial, pin }, changes = {}) => {
  const { xml_data: xml, sign_id, req_key } = await generatedOf(server)
  return {
    body: {
      user_name: userName,
      password: await encryptedPassword(visitor, password),
      serial_no: serial,
      pin: await encryptedPassword(visitor, pin),
      signing_xml: [{ xml, signature_path: signaturePathOf(declarationSignature), sign_id, req_key }],
      ...changes,
    },
  }
}

const asking =
  (call: typeof calls.hsmCertificates | typeof calls.hsmQr2fa | typeof calls.hsmIssueXmlList, ask: Ask) =>
  async (server: ContractServer, account: TestAccount, changes?: Readonly<Record<string, string>>): Promise<Reply> =>
    server.admin.ask(call, await ask(server, server.admin, account, changes))

/** Refusals of logging in. */
const loginRefusals = (send: ReturnType<typeof asking>) => ({
  'request.malformed': async (server: ContractServer) =>
    send(server, { ...(await accountOf(server)), password: 'x'.repeat(26) }),
  'password.keyExpired': async (server: ContractServer) =>
    send(server, await accountOf(server), { password: 'a.b.c.d.e' }),
  'hsm.notConfigured': async (server: ContractServer) => send(server, await accountOf(server), { provider: 'Nobody' }),
  'hsm.unreachable': async (server: ContractServer) => send(server, await makeHsmAccount(server, { isForeign: true })),
  'hsm.credentialsInvalid': async (server: ContractServer) =>
    send(server, { ...(await makeHsmAccount(server)), password: 'wrong' }),
  async 'hsm.tooManyAttempts'(server: ContractServer) {
    const account = { ...(await makeHsmAccount(server)), password: 'wrong' }
    await send(server, account)
    return send(server, account)
  },
})

/** Refusals of opening a key. */
const keyRefusals = (send: ReturnType<typeof asking>) => ({
  ...loginRefusals(send),
  'hsm.certificateAbsent': async (server: ContractServer) =>
    send(server, { ...(await accountOf(server)), serial: '5401' }),
  'hsm.otherTaxCode': async (server: ContractServer) =>
    send(server, await makeHsmAccount(server, { signer: await server.authority.issue(otherCompany.tax_id) })),
  async 'hsm.certificateExpired'(server: ContractServer) {
    const [notBefore, notAfter] = [new Date('2024-01-01T00:00:00Z'), new Date('2025-01-01T00:00:00Z')]
    const subject = subjectOf('CÔNG TY', `MST:${demoCompany.tax_id}`)
    const signer = await server.authority.issue(demoCompany.tax_id, { subject, notBefore, notAfter })
    return send(server, await makeHsmAccount(server, { signer }))
  },
  'hsm.pinWrong': async (server: ContractServer) => send(server, { ...(await makeHsmAccount(server)), pin: '000000' }),
  async 'hsm.pinLocked'(server: ContractServer) {
    const account = await makeHsmAccount(server)
    for (let attempt = 0; attempt < 5; attempt += 1) await send(server, { ...account, pin: '000000' })
    return send(server, account)
  },
})

const sendSetUp = asking(calls.hsmQr2fa, setUp)
const sendSigning = asking(calls.hsmIssueXmlList, signing)

const logIn = async ({ admin }: ContractServer, { serial }: Pick<TestAccount, 'serial'>, provider?: string) =>
  admin.ask(calls.hsmLogin, { body: { serial_no: serial, ...(provider === undefined ? {} : { provider }) } })

export const tests: CallTests<typeof calls> = {
  hsmCertificates: {
    admits: 'administrators who file',
    request: async (server, visitor) => listing(server, visitor, await accountOf(server)),
    refusals: loginRefusals(asking(calls.hsmCertificates, listing)),
    // The account is the signing server's: whoever knows its password sees what certificates it has for their own company.
    toOtherCompany: { certificates: [] },
  },
  hsmQr2fa: {
    admits: 'administrators who file',
    request: async (server, visitor) => setUp(server, visitor, await accountOf(server)),
    refusals: {
      ...keyRefusals(sendSetUp),
      'hsm.otpActive': async (server) => sendSetUp(server, await accountWithCodes(server)),
    },
    toOtherCompany: 'hsm.otherTaxCode',
  },
  hsmLogin: {
    admits: 'administrators who file',
    request: async (server) => ({ body: { serial_no: (await keptAccountOf(server)).serial } }),
    refusals: {
      'hsm.notConfigured': async (server) => logIn(server, await keptAccountOf(server), 'Nobody'),
      'hsm.unreachable': async (server) =>
        logIn(server, await keepHsmLogin(server, await makeHsmAccount(server, { isForeign: true }))),
      'hsm.credentialsInvalid': async (server) =>
        logIn(server, await keepHsmLogin(server, { ...(await makeHsmAccount(server)), password: 'changed since' })),
      async 'hsm.tooManyAttempts'(server) {
        const kept = await keepHsmLogin(server, { ...(await makeHsmAccount(server)), password: 'changed since' })
        await logIn(server, kept)
        return logIn(server, kept)
      },
      'hsm.certificateAbsent': async (server) =>
        logIn(server, await keepHsmLogin(server, { ...(await makeHsmAccount(server)), serial: '5403' })),
    },
    toOtherCompany: { kept_yn: 'N', attempts_left: null },
  },
  hsmIssueXmlList: {
    admits: 'administrators who file',
    request: async (server, visitor) => signing(server, visitor, await accountOf(server)),
    refusals: {
      ...keyRefusals(sendSigning),
      'hsm.otpWrong': async (server) => sendSigning(server, await accountWithCodes(server)),
    },
    toOtherCompany: 'hsm.otherTaxCode',
  },
}
