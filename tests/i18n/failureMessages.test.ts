import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { contract } from '../../src/api/contract/contract.ts'
import { generalRefusals } from '../../src/api/contract/envelope.ts'
import type { Failure } from '../../src/domain/failure.ts'
import { agentRefusals } from '../../src/api/agent/protocol.ts'
import { refusalTextsOf } from '../../src/documents/words/refusalTexts.ts'
import { detailsOf, supportDetails } from '../../src/failures/failureDetails.ts'
import { agentRefusalTexts, unknownAgentRefusal } from '../../src/signing/failures/agentRefusalText.ts'
import type { KeyStoreFailure } from '../../signing/keystores/keystore.ts'
import type { DocumentReason } from '../../agent/documents.ts'
import type { SignFailure } from '../../signing/xmldsig/sign.ts'
import { accessMessage } from '../../src/failures/accessMessage.ts'
import { accessRefusals } from '../../src/failures/accessRefusals.ts'
import { failureMessage as messageOf } from '../../src/failures/failureMessage.ts'
import { describeFailure, type FailureMessage, type DescribableFailure } from '../../src/failures/failureText.ts'
import { stepTitles } from '../../src/features/declarations/refusals/stepTitles.ts'
import { everyFailureText } from '../../walks/texts/everyFailureText.ts'

const failureMessage = (failure: DescribableFailure) => messageOf(failure, everyFailureText)
const refusalReasons = [accessRefusals, ...everyFailureText.map(({ refusals = {} }) => refusals)].flatMap(Object.keys)

const refused = (reason: string, message = ''): Failure => ({
  code: 'server.refused',
  status: 409,
  reason,
  message,
  fields: [],
})

/** With which a run leaves out a document although no call refused it (docs/decisions/0470). */
const reasonsOfRows = ['document.notSigned']

const everyReason = [
  ...new Set([
    ...Object.keys(generalRefusals),
    ...Object.values(contract).flatMap((call) => [...call.refusals]),
    ...reasonsOfRows,
  ]),
]

/** One of each code; the type makes the list complete. */
const oneOfEach: { readonly [Code in DescribableFailure['code']]: Extract<DescribableFailure, { code: Code }> } = {
  'connection.lost': { code: 'connection.lost' },
  'connection.tooSlow': { code: 'connection.tooSlow' },
  'connection.cancelled': { code: 'connection.cancelled' },
  'work.elsewhere': { code: 'work.elsewhere' },
  'signing.inPart': { code: 'signing.inPart', reason: 'hsm.notSigned' },
  'draft.invalid': { code: 'draft.invalid', fields: [] },
  'registration.unseen': { code: 'registration.unseen' },
  'server.refused': {
    code: 'server.refused',
    status: 409,
    reason: 'brand.new',
    message: 'Come back on Monday',
    fields: [],
  },
  'server.failed': { code: 'server.failed', status: 503 },
  'server.unreadable': { code: 'server.unreadable' },
  'session.ended': { code: 'session.ended' },
  'agent.notRunning': { code: 'agent.notRunning' },
  'agent.gone': { code: 'agent.gone' },
  'agent.browserUnable': { code: 'agent.browserUnable' },
  'agent.blocked': { code: 'agent.blocked' },
  'agent.permissionPending': { code: 'agent.permissionPending' },
  'agent.tooSlow': { code: 'agent.tooSlow' },
  'agent.busy': { code: 'agent.busy' },
  'agent.noPrompt': { code: 'agent.noPrompt' },
  'agent.pinRefused': { code: 'agent.pinRefused' },
  'agent.refused': { code: 'agent.refused', reason: 'origin' },
  'token.absent': { code: 'token.absent' },
  'token.removed': { code: 'token.removed' },
  'token.noCertificate': { code: 'token.noCertificate' },
  'token.failed': { code: 'token.failed' },
  'pin.wrong': { code: 'pin.wrong', attemptsLeft: 2 },
  'pin.locked': { code: 'pin.locked' },
  'signing.cancelled': { code: 'signing.cancelled' },
  'certificate.otherTaxCode': {
    code: 'certificate.otherTaxCode',
    tokenTaxCode: '0100000001',
    sellerTaxCode: '0312345678',
  },
  'certificate.keyNotRsa': { code: 'certificate.keyNotRsa', keyType: 'EC' },
  'certificate.notRegistered': { code: 'certificate.notRegistered', serialNumber: '5404AB' },
  'certificate.notInUse': { code: 'certificate.notInUse', serialNumber: '5404AB' },
  'certificate.expired': { code: 'certificate.expired', notAfter: '2026-01-31T23:59:59' },
  'certificate.notYetValid': { code: 'certificate.notYetValid', notBefore: '2026-12-01T08:30:00' },
  'answer.notSigned': { code: 'answer.notSigned' },
  'answer.altered': { code: 'answer.altered' },
  'hsm.notConfigured': { code: 'hsm.notConfigured' },
  'hsm.unreachable': { code: 'hsm.unreachable' },
  'hsm.credentialsInvalid': { code: 'hsm.credentialsInvalid' },
  'hsm.tooManyAttempts': { code: 'hsm.tooManyAttempts' },
  'hsm.certificateAbsent': { code: 'hsm.certificateAbsent' },
  'hsm.pinWrong': { code: 'hsm.pinWrong', attemptsLeft: 2 },
  'hsm.pinLocked': { code: 'hsm.pinLocked' },
  'hsm.otpWrong': { code: 'hsm.otpWrong', attemptsLeft: null },
  'hsm.otherTaxCode': { code: 'hsm.otherTaxCode' },
  'hsm.certificateExpired': { code: 'hsm.certificateExpired' },
  'hsm.notSigned': { code: 'hsm.notSigned', reason: '', message: '' },
  'hsm.answerUnsigned': { code: 'hsm.answerUnsigned' },
  'hsm.answerAltered': { code: 'hsm.answerAltered' },
  'remoteSigning.notConfigured': { code: 'remoteSigning.notConfigured' },
  'remoteSigning.unreachable': { code: 'remoteSigning.unreachable' },
  'remoteSigning.userUnknown': { code: 'remoteSigning.userUnknown' },
  'remoteSigning.tooManyAttempts': { code: 'remoteSigning.tooManyAttempts' },
  'remoteSigning.certificateAbsent': { code: 'remoteSigning.certificateAbsent' },
  'remoteSigning.otherTaxCode': { code: 'remoteSigning.otherTaxCode' },
  'remoteSigning.certificateExpired': { code: 'remoteSigning.certificateExpired' },
  'remoteSigning.signatureUnusable': { code: 'remoteSigning.signatureUnusable' },
  'remoteSigning.answerUnsigned': { code: 'remoteSigning.answerUnsigned' },
  'remoteSigning.answerAltered': { code: 'remoteSigning.answerAltered' },
  unexpected: { code: 'unexpected', detail: 'TypeError: x' },
  'account.notActive': { code: 'account.notActive' },
  'user.notFound': { code: 'user.notFound' },
  'password.incorrect': { code: 'password.incorrect' },
  'credentials.invalid': { code: 'credentials.invalid' },
  'signIn.tooMany': { code: 'signIn.tooMany', message: 'Wait 30 seconds' },
  'signIn.codeNeeded': { code: 'signIn.codeNeeded' },
  'signIn.codeWrong': { code: 'signIn.codeWrong' },
  'signIn.codeEnded': { code: 'signIn.codeEnded' },
  'signIn.noMoreCodes': { code: 'signIn.noMoreCodes' },
}

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const say = (message: FailureMessage) => describeFailure(i18n, message)

test.each(everyReason)('the refusal %s has a text of its own', (reason) => {
  expect(refusalReasons).toContain(reason)
})

test('every text of a refusal belongs to a reason of the contract', () => {
  expect(refusalReasons.filter((reason) => !everyReason.includes(reason))).toEqual([])
})

/** Reasons with which the agent refuses a document; the type makes the list complete. */
const documentReasons: {
  readonly [
    Reason in Exclude<SignFailure['code'], KeyStoreFailure['code'] | 'certificate_malformed'> | DocumentReason
  ]: true
} = {
  unknown_form: true,
  unknown_element: true,
  too_much_to_show: true,
  too_large: true,
  not_utf8: true,
  bom: true,
  dtd: true,
  comment: true,
  cdata: true,
  processing_instruction: true,
  not_well_formed: true,
  structure: true,
  already_signed: true,
  sign_id_differs: true,
}
const agentReasons = [
  ...Object.keys(agentRefusals),
  ...Object.keys(documentReasons),
  'document.refused',
  'document.tooMany',
  'token.pinNeeded',
  'answer.unreadable',
  'answer.otherProgram',
]

test.each(agentReasons)(
  'the agent’s reason %s is reported in words, and its code stands in the details alone',
  (reason) => {
    const failure: Failure = { code: 'agent.refused', reason }
    const { title, text } = say(failureMessage(failure))
    expect(say(unknownAgentRefusal).text).not.toBe(text)
    expect(`${title} ${text}`).not.toContain(reason)
    expect(detailsOf(failure, [])).toContain(`reason: ${reason}`)
  },
)

test('a reason that nobody has written about is reported as such, with its code in the details', () => {
  const failure: Failure = { code: 'agent.refused', reason: 'brand_new' }
  const { title, text } = say(failureMessage(failure))
  expect(text).toBe(say(unknownAgentRefusal).text)
  expect(`${title} ${text}`).not.toContain('brand_new')
  expect(detailsOf(failure, [])).toContain('reason: brand_new')
})

test('every text of an agent’s refusal belongs to a reason', () => {
  expect(Object.keys(agentRefusalTexts).filter((reason) => !agentReasons.includes(reason))).toEqual([])
})

test('no two failures are reported alike', () => {
  const aliases = ['account.notActive', 'user.notFound', 'password.incorrect']
  // What documents of every kind are refused with is worded once: the texts of one kind stand for all.
  const ofAnotherKind = ['errorNotice', 'invoice'].flatMap((kind) => Object.keys(refusalTextsOf(kind)))
  const failures = [
    ...Object.values(oneOfEach).filter(
      ({ code }) => !aliases.includes(code) && !code.startsWith('signIn.') && !everyReason.includes(code),
    ),
    ...everyReason.filter((reason) => !ofAnotherKind.includes(reason)).map((reason) => refused(reason)),
  ]
  const texts = failures.map((failure) => say(failureMessage(failure)).text)
  expect(texts.filter((text, index) => text === '' || texts.indexOf(text) !== index)).toEqual([])
})

test('a refusal that nobody has written about is reported in the server’s words [000-8-13]', () => {
  expect(say(failureMessage(oneOfEach['server.refused'])).text).toBe('Come back on Monday')
  expect(say(failureMessage(refused('brand.new'))).text).toContain('gave no reason')
})

test('the seeds’ titles stand over their failures', () => {
  expect(say(failureMessage(oneOfEach['certificate.otherTaxCode'])).title).toBe(
    'Token information does not match with company information',
  )
  expect(say(failureMessage(oneOfEach.unexpected)).title).toBe('An error occurred. Please try again later.')
  expect(say(accessMessage(oneOfEach['account.notActive'])).title).toBe('User account is not active')
  expect(say(accessMessage(oneOfEach['user.notFound'])).title).toBe('User not found')
  expect(say(accessMessage(oneOfEach['password.incorrect'])).title).toBe('Password is incorrect')
})

test('a server without its database is distinguished from one that has failed', () => {
  const away: Failure = { code: 'server.failed', status: 503, reason: 'database.unavailable' }
  expect(failureMessage(away)).toBe(accessRefusals['database.unavailable'])
  expect(failureMessage({ ...away, reason: 'server.failed' })).toBe(failureMessage(oneOfEach['server.failed']))
})

test('details to copy name the request of the server, wherever it has failed', () => {
  const failed: Failure = { code: 'server.failed', status: 503, reason: 'database.unavailable', requestId: 'r-1' }
  const shown = 'code: server.failed\nreason: database.unavailable\nstatus: 503\nrequest_id: r-1'
  expect(supportDetails(failed)).toBe(shown)
  expect(detailsOf(failed, [['req_key', 'k-1']])).toBe(`${shown}\nreq_key: k-1`)
  expect(detailsOf({ ...oneOfEach['server.refused'], requestId: 'r-2' }, [])).toContain('request_id: r-2')
  expect(supportDetails(oneOfEach['server.refused'])).toBeUndefined()
  expect(supportDetails(oneOfEach['connection.lost'])).toBeUndefined()
})

test('a failed step gives the title, and the cause opens the text', () => {
  const { title, text } = describeFailure(i18n, failureMessage({ code: 'connection.lost' }), stepTitles.saveDraft)
  expect(title).toBe('Save declaration failed')
  expect(text).toMatch(/^The server cannot be reached\. /)
})

test('tax codes, days and attempts stand in the text', () => {
  const other = say(failureMessage(oneOfEach['certificate.otherTaxCode'])).text
  expect(other).toContain('0100000001')
  expect(other).toContain('0312345678')
  expect(say(failureMessage(oneOfEach['certificate.expired'])).text).toContain('31/01/2026 23:59')
  expect(say(failureMessage(oneOfEach['certificate.notYetValid'])).text).toContain('01/12/2026 08:30')
  expect(say(failureMessage(oneOfEach['pin.wrong'])).text).toContain('2 attempts are left')
  expect(say(failureMessage({ code: 'pin.wrong', attemptsLeft: 1 })).text).toContain('Only 1 attempt is left')
  expect(say(failureMessage({ code: 'pin.wrong', attemptsLeft: null })).text).toContain('does not say')
})

test('the texts for outside are those for inside', () => {
  const outside: readonly DescribableFailure['code'][] = [
    'connection.lost',
    'server.failed',
    'session.ended',
    'unexpected',
    'signIn.tooMany',
  ]
  for (const code of outside) expect(say(failureMessage(oneOfEach[code])).title).not.toBe('')
  expect(accessMessage(oneOfEach['connection.lost'])).toBe(failureMessage(oneOfEach['connection.lost']))
})

test('a certificate that names not exactly one tax code is not reported as that of another company', () => {
  const of = (tokenTaxCode: string) =>
    say(failureMessage({ code: 'certificate.otherTaxCode', tokenTaxCode, sellerTaxCode: '0312345678' }))
  expect(of('').title).not.toBe(of('0100000001').title)
  expect(of('').text).toContain('0312345678')
})

test.each([
  [900, '1 kB'],
  [3_000_000, '2930 kB'],
  [40_000_000, '39 MB'],
])('what a proxy does not let through for its %d bytes is named by its size', (sentBytes, size) => {
  const failure = { ...refused('way.tooLarge'), status: 413, sentBytes }
  const { title, text } = describeFailure(i18n, failureMessage(failure))
  expect(title).toContain(size)
  expect(text).toContain('proxy')
})
