import { createPrivateKey } from 'node:crypto'
import { readCertificate, type Certificate } from '../../signing/certificate.ts'
import type { DemoKey } from '../../signing/demoCa.ts'
import { hashPassword } from '../companies/passwordHash.ts'
import type { Sealing } from '../secrets/sealing.ts'
import { newId } from '../store/identifiers.ts'
import { accountName } from './accounts.ts'
import { sealKeyText } from './embedded/keyText.ts'
import type { HsmAccount, HsmKey, HsmRepositories } from './store/records.ts'

/** A key that goes into the embedded store. */
export interface NewKey extends DemoKey {
  readonly pin: string
}

export interface NewAccount {
  readonly userName: string
  readonly password: string
  /** Label of its token in a device; null for the configured one, or for keys in the embedded store. */
  readonly token: string | null
  readonly keys: readonly NewKey[]
}

/** Rows of a new account, hashed and sealed. */
export interface AccountRows {
  readonly account: HsmAccount
  readonly keys: readonly HsmKey[]
}

const certificateOf = (pem: string): Certificate => {
  const read = readCertificate(pem)
  if (!read.ok) throw new Error(`a key comes without a certificate: ${read.failure.detail}`)
  return read.value
}

const keyRow = async (sealing: Sealing, accountId: string, key: NewKey, createdAt: string): Promise<HsmKey> => {
  const { raw, fingerprint } = certificateOf(key.certificatePem)
  const pkcs8 = createPrivateKey(key.privateKeyPem).export({ format: 'der', type: 'pkcs8' })
  return {
    id: newId(),
    accountId,
    fingerprint,
    certificate: Buffer.from(raw).toString('base64'),
    sealedKey: sealKeyText(sealing, { accountId, fingerprint }, pkcs8),
    pinHash: await hashPassword(key.pin),
    pinTries: 0,
    createdAt,
  }
}

export const accountRows = async (sealing: Sealing, added: NewAccount, now: Date): Promise<AccountRows> => {
  const createdAt = now.toISOString()
  const id = newId(now.getTime())
  const { userName, password, token } = added
  return {
    account: { id, userName: accountName(userName), passwordHash: await hashPassword(password), token, createdAt },
    keys: await Promise.all(added.keys.map((key) => keyRow(sealing, id, key, createdAt))),
  }
}

/** False where somebody has the user name; nothing is inserted then. */
export const insertAccount = async (
  { hsmAccounts, hsmKeys }: Pick<HsmRepositories, 'hsmAccounts' | 'hsmKeys'>,
  { account, keys }: AccountRows,
): Promise<boolean> => {
  if (!(await hsmAccounts.insertNew(account))) return false
  for (const key of keys) await hsmKeys.insert(key)
  return true
}
