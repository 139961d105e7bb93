import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sealPassword } from '../../../server/certificates/keptPassword.ts'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { accountRows, insertAccount } from '../../../server/hsm/addAccount.ts'
import { openStore, type Store } from '../../../server/openStore.ts'
import { masterKeyIn } from '../../../server/secrets/masterKey.ts'
import { createSealing, type Sealing } from '../../../server/secrets/sealing.ts'
import { newId } from '../../../server/store/identifiers.ts'
import type { TestSigner } from '../../signing/support/authority.ts'
import type { ContractServer } from './contractServer.ts'

/** An account of the signing server and the key in it. */
export interface TestAccount {
  readonly userName: string
  readonly password: string
  readonly pin: string
  readonly serial: string
}

/** Works with the data of a server beside it. */
export const beside = async (
  { folder }: ContractServer,
  work: (store: Store, sealing: Sealing) => Promise<void>,
): Promise<void> => {
  const { store } = await openStore({ kind: 'sqlite', path: join(folder, 'tokhai.sqlite') })
  try {
    await work(store, createSealing(await masterKeyIn(folder)))
  } finally {
    await store.close()
  }
}

interface Wishes {
  readonly signer?: TestSigner
  /** Whether the key is sealed under a master key that the server has not. */
  readonly isForeign?: boolean
}

/** A new account with a key of the first demo company. */
export const makeHsmAccount = async (
  server: ContractServer,
  { signer, isForeign = false }: Wishes = {},
): Promise<TestAccount> => {
  const { certificate, certificatePem, privateKeyPem } = signer ?? (await server.authority.issue(demoCompany.tax_id))
  const [userName, password, pin] = [`u-${newId()}`, 'Hsm@2026', '864209']
  await beside(server, async (store, sealing) => {
    const keys = [{ certificatePem, privateKeyPem, pin }]
    const used = isForeign ? createSealing(randomBytes(32)) : sealing
    await insertAccount(store, await accountRows(used, { userName, password, token: null, keys }, new Date()))
  })
  return { userName, password, pin, serial: certificate.serialNumber }
}

/** Registers the account's certificate for the first demo company, with the account beside it. */
export const keepHsmLogin = async (server: ContractServer, account: TestAccount): Promise<TestAccount> => {
  const { serial, userName, password } = account
  const id = newId()
  await beside(server, async (store, sealing) => {
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
    await store.certificates.insertNew(demoCompany.id, record, null)
    const sealedPassword = sealPassword(sealing, demoCompany.id, id, password)
    await store.certificates.keepLogin(demoCompany.id, { id, userName, sealedPassword })
  })
  return account
}

/** A new account whose key asks for one-time codes. */
export const accountWithCodes = async (server: ContractServer): Promise<TestAccount> => {
  const account = await makeHsmAccount(server)
  await beside(server, async (store, sealing) => {
    const { id } = (await store.hsmAccounts.byUserName(account.userName)) ?? { id: '' }
    const [key] = await store.hsmKeys.ofAccount(id)
    const name = { accountId: id, fingerprint: key?.fingerprint ?? '' }
    const sealed = sealing.seal('hsm-otp', ['hsm_codes', name.accountId, name.fingerprint], randomBytes(20))
    await store.hsmCodes.propose(name, sealed)
    await store.hsmCodes.confirm(name, sealed, 1)
  })
  return account
}
