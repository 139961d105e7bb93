import type { HsmKeyFailure } from '../../src/domain/failure.ts'
import type { HsmCertificate } from '../../src/domain/hsm.ts'
import { hsmRegistration } from '../../src/machines/hsmRegistration/hsmRegistration.ts'
import type {
  CertificatesHeld,
  FetchQrWork,
  HsmAccount,
  HsmRegistered,
  KeySecrets,
  CodeSecret,
  QrFetched,
  RegisterWork,
} from '../../src/machines/hsmRegistration/setup.ts'
import type { Found } from '../../src/machines/certificateRegistration/outcome.ts'
import { Sealed } from '../../src/machines/sealed.ts'
import { Flow } from '../model/flow.ts'
import { holdActor } from '../model/heldActor.ts'
import { isEndOf } from '../model/laws.ts'
import type { EventCases, FailureCases, OutcomeCases } from '../model/machineTypes.ts'
import { accessFails, hsmFails, typed } from './hsmSigning.ts'
import { bug, fails, serverFails } from './serverFailures.ts'
import { company, isAbsent, isRegistered, refusedWith } from './tokenRegistration.ts'

export const heldCertificate: HsmCertificate = {
  ownerId: 'gom.battrang',
  serial: '540110A4C2',
  modifiedDate: '2026-01-01T00:00:00',
  expiredDate: '2028-12-31T23:59:59',
  activeStatus: '1',
  org_nm: 'Viettel-CA HSM',
}

const others: readonly HsmCertificate[] = [
  { ...heldCertificate, serial: '540110A4C3', activeStatus: '0' },
  { ...heldCertificate, serial: '540110A4C4', activeStatus: '' },
]

export const provider = 'Viettel-CA'
/** A picture of 113 x 113 pixels, as far as anybody looks. */
export const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const accountTyped = new Sealed<HsmAccount>({ provider, userName: typed.userName, password: typed.password })
export const pinTyped = new Sealed<string>(typed.pin)
export const pinAlone = new Sealed<KeySecrets>({ pin: typed.pin, otp: null })
export const pinAndCode = new Sealed<KeySecrets>({ pin: typed.pin, otp: typed.otp })

/** One way to fail per code of a key. */
export const keyFails = {
  ...accessFails,
  'hsm.pinWrong': hsmFails['hsm.pinWrong'],
  'hsm.otpWrong': hsmFails['hsm.otpWrong'],
} as const satisfies FailureCases<HsmKeyFailure>

const answer = <const Value>(value: Value) => ({ answers: { ok: true, value } }) as const

export const certificatesAreRead = answer([heldCertificate, ...others])
export const noneIsHeld = answer([])
/** The secret of the picture as authenticator apps take it in. */
export const codeAddress = 'otpauth://totp/tokhai:ke.toan?issuer=tokhai&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
export const qrIsFetched = answer(new Sealed<CodeSecret>({ picture, address: codeAddress }))
export const codeIsActive = refusedWith('hsm.otpActive')
export const existsAlready = refusedWith('certificate.exists')

export const hsmRegistrationOutcomes = {
  readCertificates: { read: certificatesAreRead, none: noneIsHeld, ...accessFails, ...serverFails, throws: bug },
  fetchQr: { fetched: qrIsFetched, 'codes set up before': codeIsActive, ...keyFails, ...serverFails, throws: bug },
  register: {
    registered: isRegistered,
    'exists already': existsAlready,
    ...keyFails,
    'hsm.pinWrong, attempts unknown': fails({ code: 'hsm.pinWrong', attemptsLeft: null }),
    ...serverFails,
    throws: bug,
  },
  findRegistered: { found: isRegistered, absent: isAbsent, ...serverFails, throws: bug },
} satisfies OutcomeCases<typeof hsmRegistration>

const events = {
  'account.submitted': { submitted: { type: 'account.submitted', account: accountTyped } },
  'account.requested': { requested: { type: 'account.requested' } },
  'certificate.chosen': { chosen: { type: 'certificate.chosen', serialNumber: heldCertificate.serial } },
  'certificates.requested': { requested: { type: 'certificates.requested' } },
  'code.requested': { ticked: { type: 'code.requested', pin: pinTyped } },
  'code.declined': { unticked: { type: 'code.declined' } },
  'pin.submitted': { submitted: { type: 'pin.submitted', secrets: pinAlone } },
  'registration.repeated': { repeated: { type: 'registration.repeated' } },
  'outcome.asked': { asked: { type: 'outcome.asked' } },
  'existing.shown': { shown: { type: 'existing.shown' } },
  'declaration.opened': { opened: { type: 'declaration.opened' } },
  'dialog.dismissed': { dismissed: { type: 'dialog.dismissed' } },
} satisfies EventCases<typeof hsmRegistration>

const isRegistering = isEndOf('register')
const usesPin = (name: string) => isRegistering(name) || isEndOf('fetchQr')(name)
const isPin = (name: string) => name === 'pin.submitted: submitted' || name === 'code.requested: ticked'

export const flow = new Flow({
  machine: hsmRegistration,
  starts: { 'a company': company },
  events,
  outcomes: hsmRegistrationOutcomes,
  delays: {},
  laws: {
    'nothing opens a key more often than a PIN was entered [001-4-05]': (happened) =>
      happened.filter(usesPin).length <= happened.filter(isPin).length,
    'Nothing is registered again before the list was asked, where no answer came [001-4-05]': (happened) => {
      const last = happened.findLastIndex(isRegistering)
      const lost = happened.slice(0, last).findLastIndex((name) => name === 'register: connection.lost')
      return lost < 0 || happened.slice(lost, last).some(isEndOf('findRegistered'))
    },
  },
})

/** The machine with actors that wait for the test. */
export const holdHsmRegistration = () => {
  const held = {
    readCertificates: holdActor<CertificatesHeld, Pick<RegisterWork, 'account'>>('readCertificates'),
    fetchQr: holdActor<QrFetched, FetchQrWork>('fetchQr'),
    register: holdActor<HsmRegistered, RegisterWork>('register'),
    findRegistered: holdActor<Found, Pick<RegisterWork, 'certificate'>>('findRegistered'),
  }
  const machine = hsmRegistration.provide({
    actors: {
      readCertificates: held.readCertificates.logic,
      fetchQr: held.fetchQr.logic,
      register: held.register.logic,
      findRegistered: held.findRegistered.logic,
    },
  })
  return { held, machine }
}
