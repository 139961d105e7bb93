import type { Interference } from './interference.ts'

/** A state of sending a declaration: what stands in the way, and the heading by which it is known. */
export interface SigningState {
  readonly name: string
  readonly title: string
  readonly interference: Interference
  readonly isPublic?: boolean
}

const agentError = (code: string, more: Readonly<Record<string, unknown>> = {}) => ({
  result: [],
  error: { code, ...more },
})
const duringSigning = (
  name: string,
  title: string,
  code: string,
  more?: Readonly<Record<string, unknown>>,
): SigningState => ({
  name,
  title,
  interference: { issueXmlList: agentError(code, more) },
})
const refusal = (reason: string, fields: readonly { field: string; message: string }[] = []) => ({
  status: { code: 422, message: reason, reason, fields },
  data: null,
})

/** Every state in which sending a declaration can stand still (issue "from sign-in to accepted", signing). */
export const signingStates: readonly SigningState[] = [
  { name: 'choose-type', title: 'Choose how to sign', interference: { options: ['1', '2'] } },
  { name: 'no-certificate', title: 'No certificate is registered', interference: { options: [] } },
  {
    name: 'generate-refused',
    title: 'Generate declaration failed',
    interference: { generate: refusal('fields.exceedXml', [{ field: 'contact_eml', message: 'too_long_for_xml:50' }]) },
  },
  { name: 'generate-failed', title: 'Generate declaration failed', interference: { generate: 'lost' } },
  {
    name: 'permission-needed',
    title: 'The browser is about to ask for your permission',
    interference: { permission: 'prompt' },
    isPublic: true,
  },
  {
    name: 'blocked-by-browser',
    title: 'The browser blocks the signing application',
    interference: { permission: 'denied' },
    isPublic: true,
  },
  {
    name: 'agent-not-running',
    title: 'The signing application is not installed or not running',
    interference: { agent: 'lost' },
  },
  {
    name: 'agent-too-slow',
    title: 'The signing application has not answered in time',
    interference: { getTokenInfo: 'silent' },
  },
  duringSigning('agent-busy', 'The signing application is busy', 'agent.busy'),
  duringSigning('agent-cannot-ask', 'The signing application cannot ask for your PIN', 'agent.noPrompt'),
  duringSigning('configured-pin-refused', 'The PIN set in the signing application is wrong', 'agent.pinRefused'),
  duringSigning('agent-refused', 'The signing application does not accept this document', 'document.refused', {
    reason: 'structure',
  }),
  {
    name: 'site-not-allowed',
    title: 'What answers on this computer does not work for this site',
    interference: { getTokenInfo: agentError('request.forbiddenOrigin') },
  },
  { name: 'token-absent', title: 'No token is plugged in', interference: { getTokenInfo: agentError('token.absent') } },
  duringSigning('token-removed', 'The token was removed', 'token.removed'),
  {
    name: 'token-without-certificate',
    title: 'The token holds no certificate to sign with',
    interference: { getTokenInfo: agentError('token.noCertificate') },
  },
  {
    name: 'key-not-rsa',
    title: "The key of the token's certificate is not RSA",
    interference: { getTokenInfo: agentError('certificate.keyNotRsa', { key_type: 'EC' }) },
  },
  duringSigning('token-failed', 'The token reports a fault', 'token.failed'),
  { name: 'awaiting-consent', title: 'Confirm in the signing application', interference: { issueXmlList: 'silent' } },
  duringSigning('pin-wrong', 'The PIN is wrong', 'pin.wrong', { attempts_left: 2 }),
  duringSigning('pin-locked', 'The token is locked', 'pin.locked'),
  duringSigning('cancelled', 'You cancelled the signature', 'signing.cancelled'),
  {
    name: 'tax-code-differs',
    title: 'Token information does not match with company information',
    interference: { token: { dn_mst: 'MST:0399999981' } },
  },
  {
    name: 'certificate-expired',
    title: "The token's certificate has expired",
    interference: { token: { not_after: '2026-06-30T23:59:59' } },
  },
  {
    name: 'certificate-not-yet-valid',
    title: "The token's certificate is not valid yet",
    interference: { token: { not_before: '2030-01-01T00:00:00' } },
  },
  { name: 'answer-not-signed', title: 'The document came back unsigned', interference: { signed: 'unsigned' } },
  {
    name: 'answer-altered',
    title: 'The document was changed while it was signed',
    interference: { signed: 'altered' },
  },
  {
    name: 'register-refused',
    title: 'Register declaration failed',
    interference: { register: refusal('signature.invalid') },
  },
  {
    name: 'declaration-changed',
    title: 'Register declaration failed',
    interference: { register: refusal('declaration.changed') },
  },
  {
    name: 'outcome-unknown',
    title: 'It is not known whether the declaration was registered',
    interference: { register: 'lost' },
  },
  {
    name: 'registered',
    title: 'The declaration is sent',
    interference: {
      register: {
        status: { code: 200, message: 'OK' },
        data: { declaration_id: 'd', req_key: 'k', noti_cd_tax: 'sent' },
      },
    },
  },
]
