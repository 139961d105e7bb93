import { otherCompany } from '../../../server/companies/demo/company.ts'
import { calls } from '../../../src/api/contract/registeredSignatures.ts'
import { encryptedPassword, type Reply, type Visitor } from '../../../tools/product/server/visitor.ts'
import type { CallTests } from '../support/callTests.ts'
import { onceFor, type ContractServer } from '../support/contractServer.ts'
import { makeHsmAccount, type TestAccount } from '../support/hsm.ts'
import { disconnect, keepCertificate, keyRefusals, type AskKept } from '../support/keptCertificates.ts'

const keptOf = onceFor((server) => keepCertificate(server))
const accountOf = onceFor((server) => makeHsmAccount(server))

const update: AskKept = async ({ admin }, { id, provider }, proof) =>
  admin.ask(calls.updateSignature, {
    params: { id },
    body: { status: '1', type: '2', ...(provider === undefined ? {} : { provider }), ...proof },
  })

const state = async ({ admin }: ContractServer, id: string, provider?: string): Promise<Reply> =>
  admin.ask(calls.signatureKeyState, { params: { id }, body: provider === undefined ? {} : { provider } })

const connecting = async (visitor: Visitor, { userName, password }: TestAccount, changes = {}) => ({
  body: { username: userName, password: await encryptedPassword(visitor, password), ...changes },
})

const connect = async ({ admin }: ContractServer, account: TestAccount, changes = {}): Promise<Reply> =>
  admin.ask(calls.connectSigningServer, await connecting(admin, account, changes))

/** Synchronises the second company, which keeps this account and no other one. */
const syncOnly = async (server: ContractServer, account: TestAccount | null, times = 1): Promise<Reply> => {
  const { otherAdmin } = server
  if (account !== null) await keepCertificate(server, account, { companyId: otherCompany.id })
  for (let time = 1; time < times; time += 1) await otherAdmin.ask(calls.syncSignatures, { body: {} })
  const reply = await otherAdmin.ask(calls.syncSignatures, { body: {} })
  await disconnect(server, otherCompany.id)
  return reply
}

const wrongAccount = async (server: ContractServer): Promise<TestAccount> => ({
  ...(await makeHsmAccount(server)),
  password: 'changed since',
})

export const tests: CallTests<typeof calls> = {
  signatureDetail: {
    admits: 'people of a company',
    request: () => ({ params: { id: 'demo-hsm' } }),
    refusals: {
      'record.absent': ({ admin }) => admin.ask(calls.signatureDetail, { params: { id: 'unknown' } }),
    },
    toOtherCompany: 'record.absent',
  },
  signatureKeyState: {
    admits: 'administrators of a company',
    request: async (server) => ({ params: { id: await keptOf(server) }, body: {} }),
    refusals: {
      'record.absent': (server) => state(server, 'unknown'),
      'hsm.notConfigured': async (server) => state(server, await keptOf(server), 'Nobody'),
      'hsm.unreachable': async (server) =>
        state(server, await keepCertificate(server, await makeHsmAccount(server, { isForeign: true }))),
      'hsm.credentialsInvalid': async (server) =>
        state(server, await keepCertificate(server, await wrongAccount(server))),
      async 'hsm.tooManyAttempts'(server) {
        const id = await keepCertificate(server, await wrongAccount(server))
        await state(server, id)
        return state(server, id)
      },
      'hsm.certificateAbsent': async (server) =>
        state(server, await keepCertificate(server, { ...(await makeHsmAccount(server)), serial: '5404' })),
    },
    toOtherCompany: 'record.absent',
  },
  updateSignature: {
    admits: 'administrators of a company',
    request: async (server, visitor) => {
      const account = await makeHsmAccount(server)
      const pin = await encryptedPassword(visitor, account.pin)
      return { params: { id: await keepCertificate(server, account) }, body: { status: '1', type: '2', pin } }
    },
    refusals: {
      ...keyRefusals(update),
      'record.absent': (server) => update(server, { id: 'unknown' }, {}),
      'certificate.changed': async ({ admin }) =>
        admin.ask(calls.updateSignature, {
          params: { id: 'demo-former-token' },
          body: { status: '3', type: '3', version: 'former' },
        }),
      'certificate.expired': ({ admin }) =>
        admin.ask(calls.updateSignature, { params: { id: 'demo-former-token' }, body: { status: '1', type: '1' } }),
      'certificate.typeFixed': ({ admin }) =>
        admin.ask(calls.updateSignature, { params: { id: 'demo-former-token' }, body: { status: '3', type: '4' } }),
    },
    toOtherCompany: 'record.absent',
  },
  connectSigningServer: {
    admits: 'administrators of a company',
    request: async (server, visitor) => connecting(visitor, await accountOf(server)),
    refusals: {
      'request.malformed': async (server) =>
        connect(server, { ...(await accountOf(server)), password: 'x'.repeat(26) }),
      'password.keyExpired': async (server) => connect(server, await accountOf(server), { password: 'a.b.c.d.e' }),
      'hsm.notConfigured': async (server) => connect(server, await accountOf(server), { provider: 'Nobody' }),
      'hsm.unreachable': async (server) => connect(server, await makeHsmAccount(server, { isForeign: true })),
      'hsm.credentialsInvalid': async (server) => connect(server, await wrongAccount(server)),
      async 'hsm.tooManyAttempts'(server) {
        const account = await wrongAccount(server)
        await connect(server, account)
        return connect(server, account)
      },
    },
    toOtherCompany: { kept: 0 },
  },
  syncSignatures: {
    admits: 'administrators of a company',
    async request(server) {
      await keptOf(server)
      return { body: {} }
    },
    refusals: {
      'certificate.notConnected': (server) => syncOnly(server, null),
      'hsm.notConfigured': async (server) => {
        await keptOf(server)
        return server.admin.ask(calls.syncSignatures, { body: { provider: 'Nobody' } })
      },
      'hsm.unreachable': async (server) => syncOnly(server, await makeHsmAccount(server, { isForeign: true })),
      'hsm.credentialsInvalid': async (server) => syncOnly(server, await wrongAccount(server)),
      'hsm.tooManyAttempts': async (server) => syncOnly(server, await wrongAccount(server), 2),
    },
    toOtherCompany: 'certificate.notConnected',
  },
}
