import type { CertificateRecord } from '../../src/domain/certificate.ts'
import type { HsmAccessFailure, HsmFailure } from '../../src/domain/failure.ts'
import { hsmSigning } from '../../src/machines/hsmSigning/hsmSigning.ts'
import type {
  CertificatesRead,
  HsmSecrets,
  HsmSigned,
  HsmSigningWork,
  KeyState,
  LoggedIn,
} from '../../src/machines/hsmSigning/setup.ts'
import { Sealed } from '../../src/machines/sealed.ts'
import { Flow } from '../model/flow.ts'
import { holdActor } from '../model/heldActor.ts'
import type { EventCases, FailureCases, OutcomeCases } from '../model/machineTypes.ts'
import { bug, fails, serverFails } from './serverFailures.ts'
import { work } from './tokenSigning.ts'

export const certificate: CertificateRecord = {
  id: 'c-21',
  reg_id: '',
  org_nm: 'Viettel-CA HSM',
  serial_no: '540110A4C2',
  from_date: '2026-01-01',
  to_date: '2028-12-31',
  form_tp: '1',
  status: '1',
  certificate_type: '2',
  user_nm: 'gom.battrang',
}

const otherCertificate: CertificateRecord = { ...certificate, id: 'c-22', serial_no: '540110A4C3', status: '2' }

/** What is typed in walks and journeys; nothing of it may be seen anywhere. */
export const typed = { userName: 'canary-user', password: 'canary-password', pin: 'canary-pin', otp: '482910' } as const

const secretsOf = (secrets: HsmSecrets) => new Sealed(secrets)
export const pinOnly = secretsOf({ account: null, pin: typed.pin, otp: null })
export const withAccount = secretsOf({
  account: { userName: typed.userName, password: typed.password },
  pin: typed.pin,
  otp: null,
})

export const keys = {
  'attempts known': { attemptsLeft: 5, asksOtp: false },
  'attempts unknown': { attemptsLeft: null, asksOtp: false },
  'with a one-time code': { attemptsLeft: 5, asksOtp: true },
} as const satisfies Readonly<Record<string, KeyState>>

/** One way to fail per code before a secret of the key is tried. */
export const accessFails = {
  'hsm.notConfigured': fails({ code: 'hsm.notConfigured' }),
  'hsm.unreachable': fails({ code: 'hsm.unreachable' }),
  'hsm.credentialsInvalid': fails({ code: 'hsm.credentialsInvalid' }),
  'hsm.tooManyAttempts': fails({ code: 'hsm.tooManyAttempts' }),
  'hsm.certificateAbsent': fails({ code: 'hsm.certificateAbsent' }),
  'hsm.pinLocked': fails({ code: 'hsm.pinLocked' }),
  'hsm.otherTaxCode': fails({ code: 'hsm.otherTaxCode' }),
  'hsm.certificateExpired': fails({ code: 'hsm.certificateExpired' }),
} as const satisfies FailureCases<HsmAccessFailure>

/** One way to fail per code of the signing server. */
export const hsmFails = {
  ...accessFails,
  'hsm.pinWrong': fails({ code: 'hsm.pinWrong', attemptsLeft: 2 }),
  'hsm.otpWrong': fails({ code: 'hsm.otpWrong', attemptsLeft: null }),
  'hsm.notSigned': fails({ code: 'hsm.notSigned', reason: 'document.notSigned', message: '' }),
  'hsm.answerUnsigned': fails({ code: 'hsm.answerUnsigned' }),
  'hsm.answerAltered': fails({ code: 'hsm.answerAltered' }),
} as const satisfies FailureCases<HsmFailure>

const answer = <const Value>(value: Value) => ({ answers: { ok: true, value } }) as const

export const certificatesAreRead = answer([certificate, otherCertificate])
export const noneIsRead = answer([])
export const documentIsSigned = answer([])
export const noAccountIsKept = answer(null)
export const itemHasFailed = fails({
  code: 'hsm.notSigned',
  reason: 'key.suspended',
  message: 'Key is suspended by the provider',
})

export const hsmSigningOutcomes = {
  readCertificates: { read: certificatesAreRead, none: noneIsRead, ...serverFails, throws: bug },
  logIn: {
    'attempts known': answer(keys['attempts known']),
    'attempts unknown': answer(keys['attempts unknown']),
    'with a one-time code': answer(keys['with a one-time code']),
    'no account kept': noAccountIsKept,
    ...accessFails,
    ...serverFails,
    throws: bug,
  },
  signDocument: {
    signed: documentIsSigned,
    ...hsmFails,
    'hsm.pinWrong, attempts unknown': fails({ code: 'hsm.pinWrong', attemptsLeft: null }),
    'hsm.notSigned, with a message': itemHasFailed,
    ...serverFails,
    throws: bug,
  },
} satisfies OutcomeCases<typeof hsmSigning>

const hsmSigningEvents = {
  'certificate.chosen': { chosen: { type: 'certificate.chosen', id: certificate.id } },
  'pin.submitted': { submitted: { type: 'pin.submitted', secrets: pinOnly } },
  'account.submitted': { submitted: { type: 'account.submitted', secrets: withAccount } },
  'signing.retried': { retried: { type: 'signing.retried' } },
  'certificates.requested': { requested: { type: 'certificates.requested' } },
  'signatureSettings.opened': { opened: { type: 'signatureSettings.opened' } },
  'dialog.dismissed': { dismissed: { type: 'dialog.dismissed' } },
} satisfies EventCases<typeof hsmSigning>

const isSigning = (name: string) => name.startsWith('signDocument: ')
const isEntry = (name: string) => name === 'pin.submitted: submitted' || name === 'account.submitted: submitted'

export const flow = new Flow({
  machine: hsmSigning,
  starts: { 'an XML to sign': work },
  events: hsmSigningEvents,
  outcomes: hsmSigningOutcomes,
  delays: {},
  switches: {},
  laws: {
    'nothing is signed more often than a PIN was entered [000-4-15]': (happened) =>
      happened.filter(isSigning).length <= happened.filter(isEntry).length,
    'a PIN is entered only after a login that went well, or with the account [002-4.4-01 002-4.4-02]': (happened) =>
      happened.every(
        (name, index) => !isEntry(name) || happened.slice(0, index).some((one) => one.startsWith('logIn: ')),
      ),
  },
})

/** The machine with actors that wait for the test. */
export const holdHsmSigning = () => {
  const held = {
    readCertificates: holdActor<CertificatesRead>('readCertificates'),
    logIn: holdActor<LoggedIn, { serialNumber: string }>('logIn'),
    signDocument: holdActor<HsmSigned, HsmSigningWork>('signDocument'),
  }
  const machine = hsmSigning.provide({
    actors: {
      readCertificates: held.readCertificates.logic,
      logIn: held.logIn.logic,
      signDocument: held.signDocument.logic,
    },
  })
  return { held, machine }
}
