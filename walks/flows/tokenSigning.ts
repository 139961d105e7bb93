import type { TokenInfo } from '../../src/domain/certificate.ts'
import { tokenSigning } from '../../src/machines/tokenSigning/tokenSigning.ts'
import type { AgentPermission } from '../../src/machines/agentPermission.ts'
import type { AttemptFailure, DocumentSigned, TokenRead } from '../../src/machines/tokenSigning/setup.ts'
import type { SigningInput } from '../../src/machines/signingWays.ts'
import { Flow, type FaultSwitches } from '../model/flow.ts'
import { holdActor } from '../model/heldActor.ts'
import type { EventCases, FailureCases, OutcomeCases } from '../model/machineTypes.ts'
import { bug, fails } from './serverFailures.ts'

export const work = {
  reqKey: 'b1946ac9-2d56-4a3b-9f10-6a1c0e6f7d21',
  sellerTaxCode: '0101243150',
} as const satisfies SigningInput

export const token: TokenInfo = {
  issuer: 'VNPT-CA',
  taxCode: '0101243150',
  serialNumber: '5404FFFEB7033FB316D672201B7FB4FE',
  notBefore: '2026-01-01T00:00:00',
  notAfter: '2028-12-31T23:59:59',
}

/** One way to fail per code of token and agent. */
export const signingFails = {
  'agent.notRunning': fails({ code: 'agent.notRunning' }),
  'agent.gone': fails({ code: 'agent.gone' }),
  'agent.browserUnable': fails({ code: 'agent.browserUnable' }),
  'agent.blocked': fails({ code: 'agent.blocked' }),
  'agent.permissionPending': fails({ code: 'agent.permissionPending' }),
  'agent.tooSlow': fails({ code: 'agent.tooSlow' }),
  'agent.busy': fails({ code: 'agent.busy' }),
  'agent.noPrompt': fails({ code: 'agent.noPrompt' }),
  'agent.pinRefused': fails({ code: 'agent.pinRefused' }),
  'agent.refused': fails({ code: 'agent.refused', reason: 'request.forbiddenOrigin' }),
  'token.absent': fails({ code: 'token.absent' }),
  'token.removed': fails({ code: 'token.removed' }),
  'token.noCertificate': fails({ code: 'token.noCertificate' }),
  'token.failed': fails({ code: 'token.failed' }),
  'pin.wrong': fails({ code: 'pin.wrong', attemptsLeft: 2 }),
  'pin.locked': fails({ code: 'pin.locked' }),
  'signing.cancelled': fails({ code: 'signing.cancelled' }),
  'certificate.otherTaxCode': fails({
    code: 'certificate.otherTaxCode',
    tokenTaxCode: '0312345678',
    sellerTaxCode: '0101243150',
  }),
  'certificate.keyNotRsa': fails({ code: 'certificate.keyNotRsa', keyType: 'EC' }),
  'certificate.notRegistered': fails({ code: 'certificate.notRegistered', serialNumber: '5404FFFE' }),
  'certificate.notInUse': fails({ code: 'certificate.notInUse', serialNumber: '5404FFFE' }),
  'certificate.expired': fails({ code: 'certificate.expired', notAfter: '2025-12-31T23:59:59' }),
  'certificate.notYetValid': fails({ code: 'certificate.notYetValid', notBefore: '2027-01-01T00:00:00' }),
  'answer.notSigned': fails({ code: 'answer.notSigned' }),
  'answer.altered': fails({ code: 'answer.altered' }),
  unexpected: fails({ code: 'unexpected', detail: 'error 42' }),
} as const satisfies FailureCases<AttemptFailure>

const attemptsUnknown = fails({ code: 'pin.wrong', attemptsLeft: null })

export const tokenIsRead = { answers: { ok: true, value: token } } as const
/** The token shows its certificate only after its PIN. */
export const certificateIsHidden = { answers: { ok: true, value: null } } as const
export const documentIsSigned = { answers: { ok: true, value: { signerTaxCode: '0101243150' } } } as const

const tokenSigningOutcomes = {
  askPermission: {
    granted: { answers: 'granted' },
    toBeAsked: { answers: 'toBeAsked' },
    denied: { answers: 'denied' },
    unknown: { answers: 'unknown' },
    throws: bug,
  },
  readToken: { read: tokenIsRead, 'certificate hidden': certificateIsHidden, ...signingFails, throws: bug },
  signDocument: {
    signed: documentIsSigned,
    ...signingFails,
    'pin.wrong, attempts unknown': attemptsUnknown,
    throws: bug,
  },
} satisfies OutcomeCases<typeof tokenSigning>

const tokenSigningEvents = {
  'permission.understood': { understood: { type: 'permission.understood' } },
  'signing.retried': { retried: { type: 'signing.retried' } },
  'signatureSettings.opened': { opened: { type: 'signatureSettings.opened' } },
  'dialog.dismissed': { dismissed: { type: 'dialog.dismissed' } },
} satisfies EventCases<typeof tokenSigning>

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
    'certificate.notRegistered': 'token.notRegistered',
    'certificate.notInUse': 'token.notInUse',
  },
  signDocument: {
    'agent.gone': 'agent.goneWhileSigning',
    'agent.busy': 'agent.busy',
    'agent.noPrompt': 'agent.noPrompt',
    'agent.refused': 'agent.documentRefused',
    'token.removed': 'token.removed',
    'token.failed': 'token.failed',
    'pin.wrong': 'pin.wrongTwoLeft',
    'pin.wrong, attempts unknown': 'pin.wrongUnknownLeft',
    'pin.locked': 'pin.locked',
    'signing.cancelled': 'signing.cancelled',
    'certificate.otherTaxCode': 'signed.otherTaxCode',
    'answer.notSigned': 'signed.notAtAll',
    'answer.altered': 'signed.altered',
  },
} as const satisfies FaultSwitches<typeof tokenSigningOutcomes>

export const flow = new Flow({
  machine: tokenSigning,
  starts: { 'an XML to sign': work },
  events: tokenSigningEvents,
  outcomes: tokenSigningOutcomes,
  delays: {},
  switches,
})

/** The machine with actors that wait for the test. */
export const holdTokenSigning = () => {
  const held = {
    askPermission: holdActor<AgentPermission>('askPermission'),
    readToken: holdActor<TokenRead, { sellerTaxCode: string }>('readToken'),
    signDocument: holdActor<DocumentSigned, SigningInput>('signDocument'),
  }
  const machine = tokenSigning.provide({
    actors: {
      askPermission: held.askPermission.logic,
      readToken: held.readToken.logic,
      signDocument: held.signDocument.logic,
    },
  })
  return { held, machine }
}
