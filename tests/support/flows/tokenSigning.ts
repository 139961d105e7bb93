import type { TokenInfo } from '../../../src/domain/certificate.ts'
import {
  tokenSigning, type AgentPermission, type AttemptFailure, type DocumentSigned, type TokenRead, type TokenSigningInput,
} from '../../../src/machines/tokenSigning/tokenSigning.ts'
import { Flow } from './flow.ts'
import { holdActor } from './heldActor.ts'
import type { EventCases, OutcomeCases } from './machineTypes.ts'
import { bug } from './serverFailures.ts'

export const work: TokenSigningInput = { reqKey: 'b1946ac9-2d56-4a3b-9f10-6a1c0e6f7d21', sellerTaxCode: '0101243150' }

export const token: TokenInfo = {
  issuer: 'VNPT-CA', taxCode: '0101243150', serialNumber: '5404FFFEB7033FB316D672201B7FB4FE',
  notBefore: '2026-01-01T00:00:00', notAfter: '2028-12-31T23:59:59',
}

const bare = <const Code extends string>(code: Code) => ({ answers: { ok: false, failure: { code } } }) as const

/** One way to fail per code of token and agent. */
export const signingFails = {
  'agent.notRunning': bare('agent.notRunning'),
  'agent.blocked': bare('agent.blocked'),
  'agent.permissionPending': bare('agent.permissionPending'),
  'agent.tooSlow': bare('agent.tooSlow'),
  'agent.busy': bare('agent.busy'),
  'agent.noPrompt': bare('agent.noPrompt'),
  'agent.pinRefused': bare('agent.pinRefused'),
  'agent.refused': { answers: { ok: false, failure: { code: 'agent.refused', reason: 'origin' } } },
  'token.absent': bare('token.absent'),
  'token.removed': bare('token.removed'),
  'token.failed': bare('token.failed'),
  'pin.wrong': { answers: { ok: false, failure: { code: 'pin.wrong', attemptsLeft: 2 } } },
  'pin.locked': bare('pin.locked'),
  'signing.cancelled': bare('signing.cancelled'),
  'certificate.otherTaxCode': {
    answers: { ok: false, failure: { code: 'certificate.otherTaxCode', tokenTaxCode: '0312345678', sellerTaxCode: '0101243150' } },
  },
  'certificate.expired': { answers: { ok: false, failure: { code: 'certificate.expired', notAfter: '2025-12-31T23:59:59' } } },
  'certificate.notYetValid': { answers: { ok: false, failure: { code: 'certificate.notYetValid', notBefore: '2027-01-01T00:00:00' } } },
  'answer.notSigned': bare('answer.notSigned'),
  'answer.altered': bare('answer.altered'),
  unexpected: { answers: { ok: false, failure: { code: 'unexpected', detail: 'error 42' } } },
} as const satisfies { readonly [Code in AttemptFailure['code']]: { answers: { ok: false; failure: Extract<AttemptFailure, { code: Code }> } } }

const attemptsUnknown = { answers: { ok: false, failure: { code: 'pin.wrong', attemptsLeft: null } } } as const

export const tokenIsRead = { answers: { ok: true, value: token } } as const
/** The token shows its certificate only after its PIN. */
export const certificateIsHidden = { answers: { ok: true, value: null } } as const
export const documentIsSigned = { answers: { ok: true, value: { signerTaxCode: '0101243150' } } } as const

export const tokenSigningOutcomes = {
  askPermission: {
    granted: { answers: 'granted' },
    toBeAsked: { answers: 'toBeAsked' },
    denied: { answers: 'denied' },
    unknown: { answers: 'unknown' },
    throws: bug,
  },
  readToken: { read: tokenIsRead, 'certificate hidden': certificateIsHidden, ...signingFails, throws: bug },
  signDocument: { signed: documentIsSigned, ...signingFails, 'pin.wrong, attempts unknown': attemptsUnknown, throws: bug },
} satisfies OutcomeCases<typeof tokenSigning>

export const tokenSigningEvents = {
  'permission.understood': { understood: { type: 'permission.understood' } },
  'signing.retried': { retried: { type: 'signing.retried' } },
  'dialog.dismissed': { dismissed: { type: 'dialog.dismissed' } },
} satisfies EventCases<typeof tokenSigning>

export const flow = new Flow({
  machine: tokenSigning,
  starts: { 'an XML to sign': work },
  events: tokenSigningEvents,
  outcomes: tokenSigningOutcomes,
  delays: {},
})

/** The machine with actors that wait for the test. */
export const holdTokenSigning = () => {
  const held = {
    askPermission: holdActor<AgentPermission>('askPermission'),
    readToken: holdActor<TokenRead, { sellerTaxCode: string }>('readToken'),
    signDocument: holdActor<DocumentSigned, TokenSigningInput>('signDocument'),
  }
  const machine = tokenSigning.provide({
    actors: { askPermission: held.askPermission.logic, readToken: held.readToken.logic, signDocument: held.signDocument.logic },
  })
  return { held, machine }
}
