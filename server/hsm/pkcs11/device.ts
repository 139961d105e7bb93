import type { KeyStoreFailure, PinState, SigningKey } from '../../../signing/keystores/keystore.ts'
import { readKnownCertificate } from '../../../signing/knownCertificates.ts'
import { createPkcs11Store, type Pkcs11Store } from '../../../signing/keystores/pkcs11.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
import type { HsmDeviceConfig } from '../config.ts'
import type { DeviceRefusal, KeyDevice } from '../device.ts'
import type { HsmAccount } from '../store/records.ts'

const attemptsLeft: Readonly<Record<PinState, number | null>> = {
  ready: null,
  few_attempts: null,
  last_attempt: 1,
  locked: 0,
}

const refusalOf = (failure: KeyStoreFailure): DeviceRefusal => {
  switch (failure.code) {
    case 'pin_wrong':
      return {
        reason: 'hsm.pinWrong',
        ...(failure.attemptsLeft === null ? {} : { attemptsLeft: failure.attemptsLeft }),
      }
    case 'pin_locked':
      return { reason: 'hsm.pinLocked' }
    case 'no_certificate':
    case 'key_not_rsa':
      return { reason: 'hsm.certificateAbsent' }
    case 'token_absent':
    case 'token_removed':
    case 'pin_needed':
    case 'library_failed':
      return { reason: 'hsm.unreachable' }
    default:
      return failure satisfies never
  }
}

const holdsNone: readonly KeyStoreFailure['code'][] = ['no_certificate', 'key_not_rsa']

/**
 * Keys in a device behind a PKCS#11 module: the account's token by its label, else the configured one. PINs are the device's: it counts
 * and locks them by itself (CKF_USER_PIN_COUNT_LOW, FINAL_TRY, LOCKED), and each goes there once.
 */
export const createPkcs11Device = ({ modulePath, label, slot }: HsmDeviceConfig): KeyDevice => {
  const stores = new Map<string, Pkcs11Store>()
  const storeOf = ({ token }: HsmAccount): Pkcs11Store => {
    const name = token ?? ''
    const selection = token === null ? { label, slot } : { label: token }
    const store = stores.get(name) ?? createPkcs11Store({ modulePath, ...selection })
    stores.set(name, store)
    return store
  }
  return {
    async keys(account) {
      const read = await storeOf(account).readToken()
      if (!read.ok) return holdsNone.includes(read.failure.code) ? succeed([]) : fail({ reason: 'hsm.unreachable' })
      const { certificate, pinState } = read.value
      const known = readKnownCertificate(certificate)
      if (!known.ok) return fail({ reason: 'hsm.unreachable' })
      const [left, isLocked] = [attemptsLeft[pinState], pinState === 'locked']
      return succeed([{ certificate: known.value, attemptsLeft: left, isLocked }])
    },
    async open(account, certificate, pin) {
      const opened = await storeOf(account).open(pin, { certificate: certificate.raw })
      if (!opened.ok) return fail(refusalOf(opened.failure))
      const key: SigningKey = opened.value
      return succeed({ key, close: () => opened.value.close() })
    },
    async dispose() {
      for (const store of stores.values()) await store.dispose()
    },
  }
}
