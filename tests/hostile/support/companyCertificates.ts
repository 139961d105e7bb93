import { demoCompany, demoTokenOrder } from '../../../server/companies/demo/company.ts'
import { accountRows, insertAccount } from '../../../server/hsm/addAccount.ts'
import { demoHsm } from '../../../server/hsm/demo/account.ts'
import { masterKeyIn } from '../../../server/secrets/masterKey.ts'
import { createSealing } from '../../../server/secrets/sealing.ts'
import { readCertificate } from '../../../signing/certificate.ts'
import { makeDemoKey, type DemoKey } from '../../../signing/demoCa.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import type { Asked, Visitor } from '../../../tools/product/server/visitor.ts'
import { encryptedPassword } from '../../../tools/product/server/visitor.ts'
import type { TestProvider } from '../../contract/support/remoteProvider.ts'
import type { KillableServer } from './killable.ts'

export const hsmUser = { ...demoHsm, userName: 'nhieu.khoa' } as const

const readOf = ({ certificatePem }: DemoKey) => {
  const read = readCertificate(certificatePem)
  if (!read.ok) throw new Error('a demo key has no certificate')
  return read.value
}

const makeKeys = async (folder: string, count: number) => {
  const keys = []
  for (let made = 0; made < count; made += 1) keys.push(await makeDemoKey(demoTokenOrder(folder)))
  return keys
}

/** An account of the signing server with so many keys of the demo company; answers their serial numbers. */
export const addHsmKeys = async ({ folder, inStore }: KillableServer, count: number): Promise<readonly string[]> => {
  const keys = await makeKeys(folder, count)
  const { userName, password, pin } = hsmUser
  const account = { userName, password, token: null, keys: keys.map((key) => ({ ...key, pin })) }
  const rows = await accountRows(createSealing(await masterKeyIn(folder)), account, new Date())
  await inStore(({ store }) => insertAccount(store, rows))
  return keys.map((key) => readOf(key).serialNumber)
}

/** So many users of the provider with a key of the demo company each; answers names and serial numbers. */
export const addRemoteKeys = async (provider: TestProvider, { folder }: KillableServer, count: number) =>
  (await makeKeys(folder, count)).map((key) => {
    const certificate = readOf(key)
    const unused = { certificate: certificate.raw, sign: () => Promise.reject(new Error('unused')) }
    return {
      userName: provider.addUser({ ...key, certificate, key: unused }),
      serialNumber: certificate.serialNumber,
    }
  })

const untold = { org_nm: '', from_date: '', to_date: '', status: '1' } as const

export const tokenBody = (serialNumber: string): Asked => ({
  body: {
    reg_id: '',
    tax_code: demoCompany.tax_id,
    org_nm: 'CN=VNPT Certification Authority',
    serial_no: serialNumber,
    form_tp: '1',
    status: '1',
    from_date: '2026-01-01T00:00:00',
    to_date: '2036-01-01T00:00:00',
    type: '1',
  },
})

export const hsmBody = async (visitor: Visitor, serialNumber: string): Promise<Asked> => ({
  body: {
    ...untold,
    type: '2',
    serial_no: serialNumber,
    user_nm: hsmUser.userName,
    user_pw: await encryptedPassword(visitor, hsmUser.password),
    pin: await encryptedPassword(visitor, hsmUser.pin),
    otp_yn: 'N',
    org_nm_hsm: '',
  },
})

export const remoteBody = ({ userName, serialNumber }: { userName: string; serialNumber: string }): Asked => ({
  body: { ...untold, type: '4', serial_no: serialNumber, user_nm: userName },
})

/** Registers the certificates of the account's keys; answers their ids. */
export const registerHsmKeys = async (
  visitor: Visitor,
  serialNumbers: readonly string[],
): Promise<readonly string[]> => {
  const ids = []
  for (const serialNumber of serialNumbers) {
    const registered = await visitor.get(contract.registerSignature, await hsmBody(visitor, serialNumber))
    ids.push(registered.digi_sign_id ?? '')
  }
  return ids
}

/** Certificates of the demo company as they are kept, and what the activity log has of each. */
export const readKept = ({ inStore }: KillableServer) =>
  inStore(async ({ db }) => ({
    certificates: await db
      .selectFrom('certificates')
      .select(['id', 'serial_no', 'status', 'to_date', 'user_nm', 'user_pwd'])
      .where('company_id', '=', demoCompany.id)
      .execute(),
    audit: await db
      .selectFrom('audit')
      .select(['action', 'subject_id'])
      .where('company_id', '=', demoCompany.id)
      .execute(),
    tries: await db.selectFrom('hsm_keys').select('pin_tries').where('pin_tries', '>', 0).execute(),
  }))
