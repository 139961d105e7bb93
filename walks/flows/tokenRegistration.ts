import type { CertificateRegistrationInput } from '../../src/machines/certificateRegistration/input.ts'
import type { AgentPermission } from '../../src/machines/agentPermission.ts'
import type { ReadFailure, RegisterInput, Registered, TokenRead } from '../../src/machines/tokenRegistration/setup.ts'
import type { Found } from '../../src/machines/certificateRegistration/outcome.ts'
import { tokenRegistration } from '../../src/machines/tokenRegistration/tokenRegistration.ts'
import { Flow, type FaultSwitches } from '../model/flow.ts'
import { holdActor } from '../model/heldActor.ts'
import { neverTwiceWithout } from '../model/laws.ts'
import type { EventCases, FailureCases, OutcomeCases } from '../model/machineTypes.ts'
import { bug, fails, refusal, serverFails } from './serverFailures.ts'
import { signingFails, token } from './tokenSigning.ts'

export const company: CertificateRegistrationInput = { companyTaxCode: '0101243150' }
export const registeredId = '01936f4e-8a10-7000-8000-00000000c0de'

/** One way to fail per code of reading the token. */
export const readFails = {
  'agent.notRunning': signingFails['agent.notRunning'],
  'agent.gone': signingFails['agent.gone'],
  'agent.browserUnable': signingFails['agent.browserUnable'],
  'agent.blocked': signingFails['agent.blocked'],
  'agent.permissionPending': signingFails['agent.permissionPending'],
  'agent.tooSlow': signingFails['agent.tooSlow'],
  'agent.busy': signingFails['agent.busy'],
  'agent.refused': signingFails['agent.refused'],
  'token.absent': signingFails['token.absent'],
  'token.failed': signingFails['token.failed'],
  'token.noCertificate': signingFails['token.noCertificate'],
  'certificate.otherTaxCode': signingFails['certificate.otherTaxCode'],
  'certificate.keyNotRsa': signingFails['certificate.keyNotRsa'],
  'certificate.expired': signingFails['certificate.expired'],
  'certificate.notYetValid': signingFails['certificate.notYetValid'],
} as const satisfies FailureCases<ReadFailure>

export const tokenIsRead = { answers: { ok: true, value: token } } as const
/** The token shows its certificate only after its PIN. */
const certificateIsHidden = { answers: { ok: true, value: null } } as const
export const isRegistered = { answers: { ok: true, value: { certificateId: registeredId } } } as const
export const isAbsent = { answers: { ok: true, value: null } } as const

export const refusedWith = (reason: string) => fails({ ...refusal, reason, message: 'The certificate is refused' })
export const refusals = {
  'exists already': refusedWith('certificate.exists'),
  'other tax code': refusedWith('certificate.otherTaxCode'),
} as const

const outcomes = {
  askPermission: {
    granted: { answers: 'granted' },
    toBeAsked: { answers: 'toBeAsked' },
    denied: { answers: 'denied' },
    unknown: { answers: 'unknown' },
    throws: bug,
  },
  readToken: {
    read: tokenIsRead,
    'certificate hidden': certificateIsHidden,
    ...readFails,
    unexpected: signingFails.unexpected,
    throws: bug,
  },
  register: { registered: isRegistered, ...refusals, ...serverFails, throws: bug },
  findRegistered: { found: isRegistered, absent: isAbsent, ...serverFails, throws: bug },
} satisfies OutcomeCases<typeof tokenRegistration>

const events = {
  'permission.understood': { understood: { type: 'permission.understood' } },
  'registration.confirmed': {
    'as new': { type: 'registration.confirmed', formType: '1' },
    'as an extension': { type: 'registration.confirmed', formType: '2' },
  },
  'registration.repeated': { repeated: { type: 'registration.repeated' } },
  'token.readAgain': { again: { type: 'token.readAgain' } },
  'outcome.asked': { asked: { type: 'outcome.asked' } },
  'existing.shown': { shown: { type: 'existing.shown' } },
  'declaration.opened': { opened: { type: 'declaration.opened' } },
  'dialog.dismissed': { dismissed: { type: 'dialog.dismissed' } },
} satisfies EventCases<typeof tokenRegistration>

/** How a tester makes these happen in the product. */
const switches = {
  readToken: {
    'agent.notRunning': 'agent.gone',
    'agent.tooSlow': 'agent.slow',
    'token.absent': 'token.absent',
    'token.noCertificate': 'token.noCertificate',
    'certificate.otherTaxCode': 'token.otherTaxCode',
    'certificate.expired': 'token.expired',
    'certificate.notYetValid': 'token.notYetValid',
  },
} as const satisfies FaultSwitches<typeof outcomes>

export const flow = new Flow({
  machine: tokenRegistration,
  starts: { 'a company': company },
  events,
  outcomes,
  delays: {},
  switches,
  laws: {
    'Nothing is registered again before the list was asked': neverTwiceWithout('register', [
      'findRegistered',
      'readToken',
    ]),
  },
})

/** The machine with actors that wait for the test. */
export const holdTokenRegistration = () => {
  const held = {
    askPermission: holdActor<AgentPermission>('askPermission'),
    readToken: holdActor<TokenRead, CertificateRegistrationInput>('readToken'),
    register: holdActor<Registered, RegisterInput>('register'),
    findRegistered: holdActor<Found, RegisterInput>('findRegistered'),
  }
  const machine = tokenRegistration.provide({
    actors: {
      askPermission: held.askPermission.logic,
      readToken: held.readToken.logic,
      register: held.register.logic,
      findRegistered: held.findRegistered.logic,
    },
  })
  return { held, machine }
}
