import type { Certificate } from '../../signing/certificate.ts'
import { bareSerial } from '../../src/domain/certificate.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import { isSameTaxCode } from '../../src/domain/taxCode.ts'
import type { Clock } from '../clock.ts'
import type { LogIn } from './accounts.ts'
import type { DeviceKey, KeyDevice } from './device.ts'
import type { Hsm, HsmLogin, KeyChoice } from './port.ts'
import type { HsmAccount, KeyName } from './store/records.ts'
import type { Codes } from './twoFactor/codes.ts'

interface Parts {
  /** Codes of the providers whose signing server this is; none where there is no HSM. */
  readonly providers: readonly string[]
  readonly logIn: LogIn
  readonly device: KeyDevice
  readonly codes: Codes
  readonly clock: Clock
}

const isCurrent = ({ notBefore, notAfter }: Certificate, at: Date): boolean => at >= notBefore && at <= notAfter

/** A key that was found with what it was asked by. */
interface Found {
  readonly account: HsmAccount
  readonly held: DeviceKey
}

const nameOf = ({ account, held }: Found): KeyName => ({
  accountId: account.id,
  fingerprint: held.certificate.fingerprint,
})

/** What the certificate itself has against the signing. */
const mismatchOf = ({ certificate }: DeviceKey, { taxCode, atAnyTime = false }: KeyChoice, at: Date) => {
  if (!isSameTaxCode(certificate.taxCode ?? '', taxCode)) return 'hsm.otherTaxCode'
  return atAnyTime || isCurrent(certificate, at) ? null : 'hsm.certificateExpired'
}

/** How accounts and their keys are found. */
const createFinder = ({ providers, logIn, device, clock }: Parts) => {
  const enter: LogIn = async (login) => {
    const provider = login.provider ?? providers[0] ?? ''
    return providers.includes(provider) ? logIn(login) : fail({ reason: 'hsm.notConfigured' })
  }

  const find = async (login: HsmLogin, serialNumber: string) => {
    const entered = await enter(login)
    if (!entered.ok) return entered
    const keys = await device.keys(entered.value)
    if (!keys.ok) return keys
    const held = keys.value.find(({ certificate }) => bareSerial(certificate.serialNumber) === bareSerial(serialNumber))
    return held === undefined
      ? fail({ reason: 'hsm.certificateAbsent' } as const)
      : succeed<Found>({ account: entered.value, held })
  }

  const findFitting = async (login: HsmLogin, choice: KeyChoice) => {
    const found = await find(login, choice.serialNumber)
    if (!found.ok) return found
    const mismatch = mismatchOf(found.value.held, choice, clock())
    return mismatch === null ? found : fail({ reason: mismatch } as const)
  }

  return { enter, find, findFitting }
}

/** Distinguishes a key that this PIN has locked (no attempts are left) from one that was locked before, and is not tried. */
const openHeld = async (device: KeyDevice, { account, held: { certificate, isLocked } }: Found, pin: string) => {
  if (isLocked) return fail({ reason: 'hsm.pinLocked' } as const)
  const opened = await device.open(account, certificate, pin)
  if (opened.ok || opened.failure.reason !== 'hsm.pinLocked') return opened
  return fail({ reason: 'hsm.pinLocked', attemptsLeft: 0 } as const)
}

/** Opens a key: certificate and need of a code are judged before the PIN is tried, the code after it. */
const createOpener = (parts: Parts, { findFitting }: ReturnType<typeof createFinder>): Hsm['open'] => {
  const { codes, device } = parts
  return async (login, choice) => {
    const found = await findFitting(login, choice)
    if (!found.ok) return found
    const { certificate } = found.value.held
    const name = nameOf(found.value)
    const kept = await codes.of(name)
    const missing = codes.missing(kept, choice.code)
    if (missing !== null) return fail(missing)
    const opened = await openHeld(device, found.value, choice.pin)
    if (!opened.ok) return opened
    if (kept === null || choice.code === null) return succeed({ certificate, ...opened.value })
    let isHandedOut = false
    try {
      const checked = await codes.check(name, kept, choice.code)
      isHandedOut = checked.ok
      return checked.ok ? succeed({ certificate, ...opened.value }) : checked
    } finally {
      // A key that nobody closes would keep everybody else from its device.
      if (!isHandedOut) await opened.value.close()
    }
  }
}

export const createHsm = (parts: Parts): Hsm => {
  const { device, codes, clock } = parts
  const finder = createFinder(parts)
  const { enter, find, findFitting } = finder
  return {
    async certificates(login) {
      const entered = await enter(login)
      if (!entered.ok) return entered
      const keys = await device.keys(entered.value)
      if (!keys.ok) return keys
      const now = clock()
      return succeed(
        keys.value.map(({ certificate, isLocked }) => ({
          certificate,
          isActive: !isLocked && isCurrent(certificate, now),
        })),
      )
    },
    async keyState(login, serialNumber) {
      const found = await find(login, serialNumber)
      if (!found.ok) return found
      const kept = await codes.of(nameOf(found.value))
      const { attemptsLeft, isLocked } = found.value.held
      return succeed({ attemptsLeft, isLocked, asksCode: kept?.isConfirmed === true })
    },
    async setUpCodes(login, choice) {
      const found = await findFitting(login, choice)
      if (!found.ok) return found
      const opened = await openHeld(device, found.value, choice.pin)
      if (!opened.ok) return opened
      await opened.value.close()
      const address = await codes.propose(nameOf(found.value), found.value.account.userName)
      return address === null ? fail({ reason: 'hsm.otpActive' }) : succeed(address)
    },
    open: createOpener(parts, finder),
    dispose: () => device.dispose(),
  }
}
