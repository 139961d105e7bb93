import { randomInt } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { accountRows, insertAccount, type NewKey } from '../../server/hsm/addAccount.ts'
import { removeCodes, unlockAccount } from '../../server/hsm/operate.ts'
import { mostTries } from '../../server/hsm/tries.ts'
import { openStore, type Store } from '../../server/openStore.ts'
import { masterKeyIn, readMasterKey } from '../../server/secrets/masterKey.ts'
import { createSealing, type Sealing } from '../../server/secrets/sealing.ts'
import { newSecret } from '../../server/store/identifiers.ts'
import { readKnownCertificate } from '../../signing/knownCertificates.ts'
import { openBags } from '../../signing/keystores/pkcs12Bags.ts'
import { signingPairIn } from '../../signing/keystores/pkcs12.ts'
import { hsmLimits } from '../../src/domain/hsm.ts'
import { succeed } from '../../src/domain/result.ts'
import { ownOptions } from '../commands/ownOptions.ts'
import { refuse } from '../commands/refuse.ts'
import { ownDatabase, postgresUrl, sqliteFile } from './data.ts'

const usage = `npm run hsm -- add-account NAME --pkcs12 FILE      (PKCS12_PASSWORD opens the file; its key is kept sealed)
npm run hsm -- add-account NAME [--token LABEL]   (its key lies in the device of HSM_MODULE)
npm run hsm -- list
npm run hsm -- unlock NAME
npm run hsm -- reset-two-factor NAME`

const clock = () => new Date()

/** The master key of the server of this environment. */
const ownSealing = async (): Promise<Sealing> => {
  const given = process.env['HSM_MASTER_KEY'] ?? ''
  const key = given === '' ? await masterKeyIn(dirname(sqliteFile())) : readMasterKey(given)
  if (key === null) throw new Error('HSM_MASTER_KEY must be 32 bytes in base64')
  return createSealing(key)
}

/** What the key file holds, with a new PIN; null where its passphrase is another one, or it holds no key with its certificate. */
const keyOf = (file: string): NewKey | null => {
  const opened = openBags(readFileSync(file), process.env['PKCS12_PASSWORD'] ?? '')
  if (!opened.ok) return null
  const pair = signingPairIn(opened.value)
  if (!pair.ok) return null
  const { certificate, privateKey } = pair.value
  const pin = String(randomInt(10_000_000, 100_000_000))
  const privateKeyPem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  return { privateKeyPem, certificatePem: certificate.x509.toString(), pin }
}

const add = async (
  store: Store,
  userName: string,
  { pkcs12, token }: { readonly pkcs12?: string | undefined; readonly token?: string | undefined },
): Promise<number> => {
  if (userName.length > hsmLimits.userName) return refuse(`a user has at most ${hsmLimits.userName} characters`)
  if (pkcs12 !== undefined && !existsSync(pkcs12)) return refuse(`${pkcs12} is not there`)
  const key = pkcs12 === undefined ? null : keyOf(pkcs12)
  if (pkcs12 !== undefined && key === null)
    return refuse(`${pkcs12} does not open with PKCS12_PASSWORD, or holds no key with a certificate for signing`)
  const password = newSecret().slice(0, 20)
  const added = { userName, password, token: token ?? null, keys: key === null ? [] : [key] }
  const rows = await accountRows(await ownSealing(), added, clock())
  const isNew = await store.transaction(async (inside) => succeed(await insertAccount(inside, rows)))
  if (!isNew.ok || !isNew.value) return refuse('there is an account with this name; nothing was made')
  const pinLine = key === null ? 'Its PIN is that of the token.' : `    PIN       ${key.pin}`
  console.log(`${rows.account.userName} is there. What it logs in with is shown only now:

    password  ${password}
${pinLine}
`)
  return 0
}

const list = async (store: Store): Promise<number> => {
  for (const { id, userName, token } of await store.hsmAccounts.all()) {
    const keys = await store.hsmKeys.ofAccount(id)
    console.log([userName, token === null ? '' : `token ${token}`].filter((part) => part !== '').join('  '))
    for (const { certificate, fingerprint, pinTries } of keys) {
      const read = readKnownCertificate(Buffer.from(certificate, 'base64'))
      const codes = await store.hsmCodes.of({ accountId: id, fingerprint })
      const isLocked = pinTries >= mostTries || (codes?.tries ?? 0) >= mostTries
      const marks = [isLocked ? 'locked' : '', codes?.isConfirmed === true ? 'one-time codes' : '']
      if (read.ok)
        console.log(
          ['', read.value.serialNumber, read.value.subjectCommonName, ...marks.filter((mark) => mark !== '')].join(
            '  ',
          ),
        )
    }
  }
  return 0
}

const noAccount = 'there is no account with this name'

const unlock = async (store: Store, userName: string): Promise<number> => {
  if (!(await unlockAccount(store, clock, userName))) return refuse(noAccount)
  console.log(
    `PINs and one-time codes of ${userName} may be tried ${mostTries} times again. A token locks and unlocks itself.`,
  )
  return 0
}

const resetTwoFactor = async (store: Store, userName: string): Promise<number> => {
  const removed = await removeCodes(store, clock, userName)
  if (removed === null) return refuse(noAccount)
  console.log(`${userName} signs without one-time codes until they are set up again (keys that had them: ${removed}).`)
  return 0
}

const { values, words } = ownOptions({ pkcs12: { type: 'string' }, token: { type: 'string' } } as const, true)

const follow = (store: Store, [command, name, ...rest]: readonly string[]): Promise<number> | number => {
  if (command === 'list' && name === undefined) return list(store)
  if (name === undefined || name.trim() === '' || rest.length > 0) return refuse(usage)
  if (command === 'add-account') return add(store, name, values)
  if (command === 'unlock') return unlock(store, name)
  return command === 'reset-two-factor' ? resetTwoFactor(store, name) : refuse(usage)
}

process.umask(0o077)
if (postgresUrl() === null && !existsSync(sqliteFile()))
  mkdirSync(dirname(sqliteFile()), { recursive: true, mode: 0o700 })
const { store } = await openStore(ownDatabase())
try {
  process.exitCode = await follow(store, words)
} finally {
  await store.close()
}
