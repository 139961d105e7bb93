import { createPrivateKey, sign, type KeyObject } from 'node:crypto'
import { readKnownCertificate } from '../../../signing/knownCertificates.ts'
import type { SigningKey } from '../../../signing/keystores/keystore.ts'
import type { Certificate } from '../../../signing/certificate.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Sealing } from '../../secrets/sealing.ts'
import type { DeviceRefusal, KeyDevice } from '../device.ts'
import { createQueues } from '../queues.ts'
import type { Remembered } from '../remembered.ts'
import type { HsmKey, HsmRepositories } from '../store/records.ts'
import { mostTries } from '../tries.ts'
import { openKeyText } from './keyText.ts'

interface Parts {
  readonly store: Pick<HsmRepositories, 'hsmKeys'>
  readonly sealing: Sealing
  readonly remembered: Remembered
}

const unreachable = fail({ reason: 'hsm.unreachable' } satisfies DeviceRefusal)

const certificateOf = ({ certificate }: HsmKey): Certificate => {
  const read = readKnownCertificate(Buffer.from(certificate, 'base64'))
  if (!read.ok) throw new Error(`a key of the embedded store has no certificate: ${read.failure.detail}`)
  return read.value
}

const signedBy = (key: KeyObject, data: Uint8Array): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    sign('sha256', data, key, (error, signature) => {
      if (error === null) resolve(signature)
      else reject(error)
    })
  })

const signingKeyOf = (certificate: Certificate, key: KeyObject): SigningKey => ({
  certificate: certificate.raw,
  sign: async (data) => succeed(await signedBy(key, data)),
})

/** Counts the try before the PIN is looked at, on whichever server of the database; a right PIN takes all tries back, as tokens do. */
const pinCheck = ({ store, remembered }: Parts) => {
  // One server never counts several right PINs at a time against the limit of tries.
  const inTurn = createQueues()
  return async (key: HsmKey, pin: string): Promise<Result<null, DeviceRefusal>> => {
    if (key.pinTries >= mostTries) return fail({ reason: 'hsm.pinLocked' })
    if (key.pinTries === 0 && remembered.isKnown(key.id, key.pinHash, pin)) return succeed(null)
    return inTurn(key.id, async () => {
      const tries = await store.hsmKeys.takeTry(key.id, mostTries)
      if (tries === null) return fail({ reason: 'hsm.pinLocked' })
      if (await remembered.check(key.id, key.pinHash, pin)) {
        await store.hsmKeys.forgetTries(key.id, tries)
        return succeed(null)
      }
      return tries === mostTries
        ? fail({ reason: 'hsm.pinLocked' })
        : fail({ reason: 'hsm.pinWrong', attemptsLeft: mostTries - tries })
    })
  }
}

/** Keys in the database, sealed under the master key. A server with another master key does not reach them. */
export const createEmbeddedDevice = (parts: Parts): KeyDevice => {
  const { store, sealing } = parts
  const checkPin = pinCheck(parts)
  return {
    async keys({ id }) {
      const keys = await store.hsmKeys.ofAccount(id)
      if (keys.some((key) => openKeyText(sealing, key) === null)) return unreachable
      return succeed(
        keys.map((key) => ({
          certificate: certificateOf(key),
          attemptsLeft: Math.max(mostTries - key.pinTries, 0),
          isLocked: key.pinTries >= mostTries,
        })),
      )
    },
    async open({ id }, { fingerprint }, pin) {
      const key = (await store.hsmKeys.ofAccount(id)).find((held) => held.fingerprint === fingerprint)
      if (key === undefined) return fail({ reason: 'hsm.certificateAbsent' })
      const der = openKeyText(sealing, key)
      if (der === null) return unreachable
      const checked = await checkPin(key, pin)
      if (!checked.ok) return checked
      const opened = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
      return succeed({ key: signingKeyOf(certificateOf(key), opened), close: () => Promise.resolve() })
    },
    dispose: () => Promise.resolve(),
  }
}
