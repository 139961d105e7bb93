import { createHmac, randomBytes } from 'node:crypto'
import { defaultSignInLimits } from '../../../server/companies/signInLimits.ts'
import { accountRows, insertAccount } from '../../../server/hsm/addAccount.ts'
import type { HsmConfig } from '../../../server/hsm/config.ts'
import { openHsm } from '../../../server/hsm/openHsm.ts'
import type { Hsm, HsmLogin, KeyChoice } from '../../../server/hsm/port.ts'
import { openStore, type OpenStore } from '../../../server/openStore.ts'
import { createSealing, type Sealing } from '../../../server/secrets/sealing.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import { createTestAuthority, type TestAuthority, type TestSigner } from '../../signing/support/authority.ts'

export const pin = '864209'
export const taxCode = '0199999984'
export const login: HsmLogin = { provider: null, userName: 'Ke.Toan ', password: 'Hsm@2026', address: '192.0.2.1' }

/** The time of the tests' servers. */
export const testClock = () => {
  let now = Date.parse('2026-11-20T08:00:00Z')
  return { clock: () => new Date(now), pass: (seconds: number) => void (now += seconds * 1000) }
}

interface TestHsm {
  readonly hsm: Hsm
  readonly opened: OpenStore
  readonly signer: TestSigner
  readonly choice: KeyChoice
  /** A further server of the same database, with the given master key. */
  readonly another: (sealing?: Sealing) => Promise<Hsm>
  readonly close: () => Promise<void>
}

const authorities = new Map<number, Promise<TestAuthority>>()

/** Tests of one moment share an authority, whose keys take long to make. */
const authorityAt = (now: Date): Promise<TestAuthority> => {
  const authority = authorities.get(now.getTime()) ?? createTestAuthority('TEST CA', now)
  authorities.set(now.getTime(), authority)
  return authority
}

/** A signing server over an empty database, with an account that has a key. */
export const startHsm = async (
  location: DatabaseLocation,
  clock: () => Date,
  config: Partial<HsmConfig> = {},
): Promise<TestHsm> => {
  const sealing = createSealing(randomBytes(32))
  const stores: OpenStore[] = []
  const start = async (by: Sealing): Promise<Hsm> => {
    const one = await openStore(location)
    stores.push(one)
    return openHsm({
      store: one.store,
      sealing: by,
      clock,
      signInLimits: defaultSignInLimits,
      config: { providers: ['VNPT SmartCA'], device: null, ...config },
    })
  }
  const hsm = await start(sealing)
  const [opened] = stores
  if (opened === undefined) throw new Error('no store was opened')
  const signer = await (await authorityAt(clock())).issue(taxCode)
  const keys = config.device === undefined || config.device === null ? [{ ...signer, pin }] : []
  const account = { userName: login.userName, password: login.password, token: null, keys }
  await insertAccount(opened.store, await accountRows(sealing, account, clock()))
  return {
    hsm,
    opened,
    signer,
    choice: { serialNumber: signer.certificate.serialNumber, pin, taxCode },
    another: (by = sealing) => start(by),
    async close() {
      await hsm.dispose()
      for (const one of stores) await one.store.close()
    },
  }
}

const base32 = (text: string): Buffer => {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code that an authenticator app shows (RFC 6238, RFC 4226 §5.3), by hand: no library of the product's. */
export const codeAt = (address: string, at: Date): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)))
  const mac = createHmac('sha1', base32(new URL(address).searchParams.get('secret') ?? ''))
    .update(counter)
    .digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
