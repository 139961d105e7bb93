import { remoteRegistration } from '../../src/machines/remoteRegistration/remoteRegistration.ts'
import type {
  CertificatesInput,
  CertificatesRead,
  RegisterInput,
  Registered,
  RemoteCertificate,
} from '../../src/machines/remoteRegistration/setup.ts'
import type { Found } from '../../src/machines/certificateRegistration/outcome.ts'
import { Flow } from '../model/flow.ts'
import { holdActor } from '../model/heldActor.ts'
import { neverTwiceWithout } from '../model/laws.ts'
import type { EventCases, OutcomeCases } from '../model/machineTypes.ts'
import { remoteFails } from './remoteSigning.ts'
import { bug, fails, refusal, serverFails } from './serverFailures.ts'
import { company, isAbsent, isRegistered } from './tokenRegistration.ts'

export const certificate: RemoteCertificate = {
  issuer: 'VNPT SmartCA',
  taxCode: company.companyTaxCode,
  serialNumber: '5401EC88D20A',
  notBefore: '2026-01-01T00:00:00',
  notAfter: '2028-12-31T23:59:59',
}

const otherCertificate: RemoteCertificate = { ...certificate, serialNumber: '5401EC88D20B' }

/** The user's name at the provider. */
export const userName = 'gom.battrang'

const answer = <const Value>(value: Value) => ({ answers: { ok: true, value } }) as const

export const certificatesAreRead = answer([certificate, otherCertificate])
export const noneIsRead = answer([])
export const existsAlready = fails({ ...refusal, status: 409, reason: 'certificate.exists', message: 'It exists' })

const outcomes = {
  readCertificates: { read: certificatesAreRead, none: noneIsRead, ...remoteFails, ...serverFails, throws: bug },
  register: { registered: isRegistered, 'exists already': existsAlready, ...remoteFails, ...serverFails, throws: bug },
  findRegistered: { found: isRegistered, absent: isAbsent, ...serverFails, throws: bug },
} satisfies OutcomeCases<typeof remoteRegistration>

const events = {
  'user.submitted': { submitted: { type: 'user.submitted', userName } },
  'user.changed': { changed: { type: 'user.changed' } },
  'certificates.requested': { requested: { type: 'certificates.requested' } },
  'certificate.chosen': { chosen: { type: 'certificate.chosen', serialNumber: certificate.serialNumber } },
  'registration.confirmed': {
    'as new': { type: 'registration.confirmed', formType: '1' },
    'as an extension': { type: 'registration.confirmed', formType: '2' },
  },
  'registration.repeated': { repeated: { type: 'registration.repeated' } },
  'outcome.asked': { asked: { type: 'outcome.asked' } },
  'existing.shown': { shown: { type: 'existing.shown' } },
  'declaration.opened': { opened: { type: 'declaration.opened' } },
  'dialog.dismissed': { dismissed: { type: 'dialog.dismissed' } },
} satisfies EventCases<typeof remoteRegistration>

export const flow = new Flow({
  machine: remoteRegistration,
  starts: { 'a company': company },
  events,
  outcomes,
  delays: {},
  switches: {},
  laws: {
    'Nothing is registered again before the list was asked, or the server has said no': neverTwiceWithout('register', [
      'findRegistered',
      'readCertificates',
    ]),
  },
})

/** The machine with actors that wait for the test. */
export const holdRemoteRegistration = () => {
  const held = {
    readCertificates: holdActor<CertificatesRead, CertificatesInput>('readCertificates'),
    register: holdActor<Registered, RegisterInput>('register'),
    findRegistered: holdActor<Found, RegisterInput>('findRegistered'),
  }
  const machine = remoteRegistration.provide({
    actors: {
      readCertificates: held.readCertificates.logic,
      register: held.register.logic,
      findRegistered: held.findRegistered.logic,
    },
  })
  return { held, machine }
}
