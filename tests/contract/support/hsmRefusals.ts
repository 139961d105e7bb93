import { demoCompany, otherCompany } from '../../../server/companies/demo/company.ts'
import type { Reply } from '../../../tools/product/server/visitor.ts'
import { subjectOf } from '../../signing/support/authority.ts'
import { onceFor, type ContractServer } from './contractServer.ts'
import { makeHsmAccount, type TestAccount } from './hsm.ts'

/** Sends a call with the secrets of an account, some of its members changed. */
type SendSecrets = (
  server: ContractServer,
  account: TestAccount,
  changes?: Readonly<Record<string, string>>,
) => Promise<Reply>

export const accountOf = onceFor((server) => makeHsmAccount(server))

/** Refusals of logging in. */
export const loginRefusals = (send: SendSecrets) => ({
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
export const keyRefusals = (send: SendSecrets) => ({
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
