import { calls } from '../../../src/api/contract/hsm.ts'
import { calls as filing } from '../../../src/api/contract/declarationFiling.ts'
import { encryptedPassword, type Asked, type Reply, type Visitor } from '../../../tools/product/server/visitor.ts'
import type { CallTests } from '../support/callTests.ts'
import { onceFor, type ContractServer } from '../support/contractServer.ts'
import { formOf } from '../support/declarations.ts'
import { accountWithCodes, keepHsmLogin, makeHsmAccount, type TestAccount } from '../support/hsm.ts'
import { accountOf, keyRefusals, loginRefusals } from '../support/hsmRefusals.ts'
import { declarationSignature } from '../../../src/domain/declaration/layouts/signature.ts'
import { signaturePathOf } from '../../../src/domain/documents/signedLayout.ts'

type Ask = (
  server: ContractServer,
  visitor: Visitor,
  account: TestAccount,
  changes?: Readonly<Record<string, string>>,
) => Promise<Asked>

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
