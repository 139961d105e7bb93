import type { CertificateRecord } from '../../src/domain/certificate.ts'
import type { RemoteFailure, RemoteSigningFailure } from '../../src/domain/failure.ts'
import { remoteSigning } from '../../src/machines/remoteSigning/remoteSigning.ts'
import type {
  CertificatesRead,
  ConfirmationInput,
  RequestCancelled,
  RequestEnd,
  RequestEnded,
  RequestFound,
  RequestInput,
  SignatureRequest,
  SignatureRequested,
} from '../../src/machines/remoteSigning/setup.ts'
import type { SigningInput } from '../../src/machines/signingWays.ts'
import { Flow } from '../model/flow.ts'
import { holdActor } from '../model/heldActor.ts'
import type { EventCases, FailureCases, OutcomeCases } from '../model/machineTypes.ts'
import { bug, fails, serverFails } from './serverFailures.ts'
import { work } from './tokenSigning.ts'

export const certificate: CertificateRecord = {
  id: 'c-41',
  reg_id: '',
  org_nm: 'CN=VNPT SmartCA,O=VNPT,C=VN',
  serial_no: '5401EC88D20A',
  from_date: '2026-01-01',
  to_date: '2028-12-31',
  form_tp: '1',
  status: '1',
  certificate_type: '4',
  user_nm: 'gom.battrang',
}

const otherCertificate: CertificateRecord = { ...certificate, id: 'c-42', serial_no: '5401EC88D20B', status: '2' }

export const request: SignatureRequest = {
  requestId: '01936f4e-8a10-7000-8000-00000000ca11',
  controlCode: '4071',
  expiresAt: '2026-11-23T14:35:20',
  reqKeys: [work.reqKey],
  unsigned: [],
}

/** One way to fail per code of the provider, its users and their certificates. */
export const remoteFails = {
  'remoteSigning.notConfigured': fails({ code: 'remoteSigning.notConfigured' }),
  'remoteSigning.unreachable': fails({ code: 'remoteSigning.unreachable' }),
  'remoteSigning.userUnknown': fails({ code: 'remoteSigning.userUnknown' }),
  'remoteSigning.tooManyAttempts': fails({ code: 'remoteSigning.tooManyAttempts' }),
  'remoteSigning.certificateAbsent': fails({ code: 'remoteSigning.certificateAbsent' }),
  'remoteSigning.otherTaxCode': fails({ code: 'remoteSigning.otherTaxCode' }),
  'remoteSigning.certificateExpired': fails({ code: 'remoteSigning.certificateExpired' }),
} as const satisfies FailureCases<RemoteFailure>

/** The same, and what can be wrong with the signed document. */
export const remoteSigningFails = {
  ...remoteFails,
  'remoteSigning.signatureUnusable': fails({ code: 'remoteSigning.signatureUnusable' }),
  'remoteSigning.answerUnsigned': fails({ code: 'remoteSigning.answerUnsigned' }),
  'remoteSigning.answerAltered': fails({ code: 'remoteSigning.answerAltered' }),
} as const satisfies FailureCases<RemoteSigningFailure>

const answer = <const Value>(value: Value) => ({ answers: { ok: true, value } }) as const

export const certificatesAreRead = answer([certificate, otherCertificate])
export const noneIsRead = answer([])
export const requestIsMade = answer(request)
export const requestIsFound = answer({ request, serialNumber: certificate.serial_no })
export const noneWaits = answer(null)
export const isAnswered = { answers: null } as const
export const requestIsCancelled = answer(null)
export const ends = {
  signed: answer({ end: 'signed', unsigned: [] }),
  refused: answer({ end: 'refused', unsigned: [] }),
  expired: answer({ end: 'expired', unsigned: [] }),
  cancelled: answer({ end: 'cancelled', unsigned: [] }),
} as const satisfies Readonly<Record<RequestEnd, unknown>>

export const remoteSigningOutcomes = {
  readCertificates: { read: certificatesAreRead, none: noneIsRead, ...serverFails, throws: bug },
  findRequest: {
    found: requestIsFound,
    'none waits': noneWaits,
    'of a certificate that is not in use': answer({ request, serialNumber: '5401' }),
    ...serverFails,
    throws: bug,
  },
  requestSignature: { made: requestIsMade, ...remoteSigningFails, ...serverFails, throws: bug },
  awaitConfirmation: { ...ends, ...remoteSigningFails, ...serverFails, throws: bug },
  awaitAnswer: { answered: isAnswered, throws: bug },
  cancelRequest: { cancelled: requestIsCancelled, ...remoteSigningFails, ...serverFails, throws: bug },
} satisfies OutcomeCases<typeof remoteSigning>

const remoteSigningEvents = {
  'certificate.chosen': { chosen: { type: 'certificate.chosen', id: certificate.id } },
  'signing.retried': { retried: { type: 'signing.retried' } },
  'certificates.requested': { requested: { type: 'certificates.requested' } },
  'cancellation.repeated': { repeated: { type: 'cancellation.repeated' } },
  'signatureSettings.opened': { opened: { type: 'signatureSettings.opened' } },
  'dialog.dismissed': { dismissed: { type: 'dialog.dismissed' } },
} satisfies EventCases<typeof remoteSigning>

const begins: ReadonlySet<string> = new Set(['requestSignature: made', 'findRequest: found'])
const isBegin = (name: string): boolean => begins.has(name)
/** The names by which a request ends that was made. */
const closing: ReadonlySet<string> = new Set(
  ['signed', 'refused', 'expired', 'cancelled', 'server.refused']
    .concat(Object.keys(remoteSigningFails).filter((code) => code !== 'remoteSigning.unreachable'))
    .map((end) => `awaitConfirmation: ${end}`),
)

export const flow = new Flow({
  machine: remoteSigning,
  starts: { 'an XML to sign': work },
  events: remoteSigningEvents,
  outcomes: remoteSigningOutcomes,
  delays: {},
  switches: {},
  laws: {
    'no second request is made while one is open [000-1-02]': (happened) => {
      const last = happened.findLastIndex(isBegin)
      const earlier = happened.slice(0, Math.max(0, last)).findLastIndex(isBegin)
      return earlier < 0 || happened.slice(earlier, last).some((name) => closing.has(name))
    },
    'nothing is confirmed before a request was made [000-1-02]': (happened) =>
      happened.every(
        (name, index) => !name.startsWith('awaitConfirmation: ') || happened.slice(0, index).some(isBegin),
      ),
  },
})

/** The machine with actors that wait for the test. */
export const holdRemoteSigning = () => {
  const held = {
    readCertificates: holdActor<CertificatesRead>('readCertificates'),
    findRequest: holdActor<RequestFound, Pick<SigningInput, 'reqKey' | 'others'>>('findRequest'),
    requestSignature: holdActor<SignatureRequested, RequestInput>('requestSignature'),
    awaitConfirmation: holdActor<RequestEnded, ConfirmationInput>('awaitConfirmation'),
    awaitAnswer: holdActor<null, { requestId: string }>('awaitAnswer'),
    cancelRequest: holdActor<RequestCancelled, { requestId: string }>('cancelRequest'),
  }
  const machine = remoteSigning.provide({
    actors: {
      readCertificates: held.readCertificates.logic,
      findRequest: held.findRequest.logic,
      requestSignature: held.requestSignature.logic,
      awaitConfirmation: held.awaitConfirmation.logic,
      awaitAnswer: held.awaitAnswer.logic,
      cancelRequest: held.cancelRequest.logic,
    },
  })
  return { held, machine }
}
