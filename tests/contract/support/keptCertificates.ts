import { sealPassword } from '../../../server/certificates/keptPassword.ts'
import { demoCompany, otherCompany } from '../../../server/companies/demo/company.ts'
import { newId } from '../../../server/store/identifiers.ts'
import { certificateTypes } from '../../../src/domain/certificateCodes.ts'
import { encryptedPassword, type Reply } from '../../../tools/product/server/visitor.ts'
import { subjectOf } from '../../signing/support/authority.ts'
import type { ContractServer } from './contractServer.ts'
import { accountWithCodes, beside, makeHsmAccount, type TestAccount } from './hsm.ts'

interface Kept {
  readonly companyId?: string
  /** Whether the account is kept with it. */
  readonly isConnected?: boolean
}

/** Registers the certificate of an account; the answer is its id. Its status is 2. */
export const keepCertificate = async (
  server: ContractServer,
  account?: TestAccount,
  { companyId = demoCompany.id, isConnected = true }: Kept = {},
): Promise<string> => {
  const { serial, userName, password } = account ?? (await makeHsmAccount(server))
  const id = newId()
  await beside(server, async ({ certificates }, sealing) => {
    const record = {
      id,
      reg_id: '',
      org_nm: 'TEST CA',
      serial_no: serial,
      from_date: '2026-01-01T00:00:00',
      to_date: '2999-01-01T00:00:00',
      status: '2',
      certificate_type: '2',
      form_tp: '2',
      user_nm: null,
    } as const
    await certificates.insertNew(companyId, record, null)
    if (!isConnected) return
    const sealedPassword = sealPassword(sealing, companyId, id, password)
    await certificates.change(companyId, id, { user_nm: userName, sealedPassword })
  })
  return id
}

/** Takes all accounts away that are kept with a company's certificates. */
export const disconnect = (server: ContractServer, companyId: string): Promise<void> =>
  beside(server, async ({ certificates }) => {
    for (const { record } of await certificates.keptOfType(companyId, certificateTypes.hsm))
      await certificates.change(companyId, record.id, { user_nm: null, sealedPassword: null })
  })

export type Proof = Readonly<{ pin?: string; otp_yn?: 'Y' | 'N' }>

/** Asks for a change of a kept certificate that its key has to be opened for. */
export type AskKept = (
  server: ContractServer,
  kept: { readonly id: string; readonly provider?: string },
  proof: Proof,
) => Promise<Reply>

const expired = async (server: ContractServer): Promise<TestAccount> => {
  const [notBefore, notAfter] = [new Date('2024-01-01T00:00:00Z'), new Date('2025-01-01T00:00:00Z')]
  const subject = subjectOf('CÔNG TY', `MST:${demoCompany.tax_id}`)
  return makeHsmAccount(server, {
    signer: await server.authority.issue(demoCompany.tax_id, { subject, notBefore, notAfter }),
  })
}

/** A request for each refusal of opening the key of a kept certificate. */
export const keyRefusals = (ask: AskKept) => {
  const send = async (server: ContractServer, account: TestAccount, changes: { id?: string; provider?: string } = {}) =>
    ask(
      server,
      { id: changes.id ?? (await keepCertificate(server, account)), ...changes },
      { pin: await encryptedPassword(server.admin, account.pin) },
    )
  return {
    'fields.invalid': async (server: ContractServer) => ask(server, { id: await keepCertificate(server) }, {}),
    'request.malformed': async (server: ContractServer) =>
      send(server, { ...(await makeHsmAccount(server)), pin: '1'.repeat(26) }),
    'password.keyExpired': async (server: ContractServer) =>
      ask(server, { id: await keepCertificate(server) }, { pin: 'a.b.c.d.e' }),
    'hsm.notConfigured': async (server: ContractServer) =>
      send(server, await makeHsmAccount(server), { provider: 'Nobody' }),
    'hsm.unreachable': async (server: ContractServer) =>
      send(server, await makeHsmAccount(server, { isForeign: true })),
    'hsm.credentialsInvalid': async (server: ContractServer) =>
      send(server, { ...(await makeHsmAccount(server)), password: 'changed since' }),
    async 'hsm.tooManyAttempts'(server: ContractServer) {
      const account = { ...(await makeHsmAccount(server)), password: 'changed since' }
      const id = await keepCertificate(server, account)
      await send(server, account, { id })
      return send(server, account, { id })
    },
    'hsm.certificateAbsent': async (server: ContractServer) =>
      send(server, { ...(await makeHsmAccount(server)), serial: newId().replaceAll('-', '').toUpperCase() }),
    'hsm.otherTaxCode': async (server: ContractServer) =>
      send(server, await makeHsmAccount(server, { signer: await server.authority.issue(otherCompany.tax_id) })),
    'hsm.certificateExpired': async (server: ContractServer) => send(server, await expired(server)),
    'hsm.pinWrong': async (server: ContractServer) =>
      send(server, { ...(await makeHsmAccount(server)), pin: '000000' }),
    async 'hsm.pinLocked'(server: ContractServer) {
      const account = { ...(await makeHsmAccount(server)), pin: '000000' }
      const id = await keepCertificate(server, account)
      for (let attempt = 0; attempt < 5; attempt += 1) await send(server, account, { id })
      return send(server, account, { id })
    },
    'hsm.otpWrong': async (server: ContractServer) => send(server, await accountWithCodes(server)),
  }
}
