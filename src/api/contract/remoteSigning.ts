import * as v from 'valibot'
import { listOf, textUpTo } from '../../domain/bounded.ts'
import { readList, readText, readTexts } from '../../domain/reading.ts'
import { remoteSigningLimits } from '../../domain/remoteSigning.ts'
import { signingPermissions } from '../../domain/session.ts'
import { describeCall, filersWithOneOf, noBody, none } from './call.ts'
import { idSchema } from './ids.ts'

const base = '/api/wtx/ca/v1/remote-signing'

/** Whoever signs documents may ask for a remote signature. */
const signers = filersWithOneOf(...signingPermissions)
/** They, and whoever registers certificates. */
const signersAndRegistrars = filersWithOneOf(...signingPermissions, 'digital-signature.add')

const reachRefusals = ['remoteSigning.notConfigured', 'remoteSigning.unreachable'] as const
const keysRefusals = [...reachRefusals, 'remoteSigning.userUnknown', 'remoteSigning.tooManyAttempts'] as const

/** As `HsmCertificate`: `ownerId` is the user at the provider, days are Vietnam's local time, `org_nm` names the issuer. */
const remoteCertificateSchema = v.object(
  readTexts(['ownerId', 'serial', 'modifiedDate', 'expiredDate', 'activeStatus', 'org_nm']),
)
export type RemoteCertificate = v.InferOutput<typeof remoteCertificateSchema>

export const remoteSigningCertificates = describeCall({
  name: 'remoteSigning.certificates',
  summary: "Certificates that a user of the remote-signing provider has, of the company's tax code alone",
  method: 'POST',
  path: `${base}/certificates`,
  access: signersAndRegistrars,
  params: none,
  query: none,
  body: v.strictObject({ username: v.pipe(textUpTo(remoteSigningLimits.userName), v.nonEmpty()) }),
  answer: v.object({ certificates: readList(remoteCertificateSchema) }),
  refusals: keysRefusals,
  source: 'seed 000 §3, §4 (certificate type 4); call chosen (decision 0350)',
})

export const remoteSigningRequest = describeCall({
  name: 'remoteSigning.request',
  summary:
    'Asks the holder of a registered certificate to confirm the signature of generated XML, of several at once where the provider allows it; an open request of the same keys is answered again',
  method: 'POST',
  path: `${base}/requests`,
  access: signers,
  params: none,
  query: none,
  body: v.strictObject({
    req_key: idSchema,
    /** What the same confirmation is to sign as well. */
    other_req_keys: v.optional(listOf(idSchema, remoteSigningLimits.documents - 1), []),
    serial_no: v.pipe(textUpTo(80), v.nonEmpty()),
  }),
  answer: v.object({
    request_id: readText,
    /** Four digits, which the provider shows to the holder too. */
    control_code: readText,
    /** Until when it can be confirmed, in Vietnam's local time (`YYYY-MM-DDTHH:mm:ss`). */
    expires_at: readText,
    /** What this confirmation signs, as many of those that were asked for as the provider allows. */
    req_keys: readList(v.string()),
    /** Those that this server has not generated, or not any more. */
    unknown_keys: readList(v.string()),
  }),
  refusals: [
    ...keysRefusals,
    'remoteSigning.certificateAbsent',
    'certificate.notRegistered',
    'certificate.otherTaxCode',
    'certificate.expired',
    'document.unknown',
    'remoteSigning.askedByAnother',
  ],
  source: 'chosen (decision 0350)',
})

/** What has become of a request. All but `pending` are final. */
export const remoteRequestStates = ['pending', 'signed', 'refused', 'expired', 'cancelled'] as const
export type RemoteRequestState = (typeof remoteRequestStates)[number]

/** As `remoteSigningRequest` answers it: `pending` until it is known what the holder has answered, `signed` until the documents are registered. */
const waitingRequestSchema = v.object({
  ...readTexts(['request_id', 'control_code', 'expires_at', 'serial_no']),
  state: v.picklist(['pending', 'signed']),
  req_keys: readList(v.string()),
})
export type WaitingRequest = v.InferOutput<typeof waitingRequestSchema>

const requestBody = v.strictObject({ request_id: idSchema })

export const remoteSigningWaiting = describeCall({
  name: 'remoteSigning.waiting',
  summary: 'Requests that whoever asks has begun and can go on with: nothing of them is registered yet',
  method: 'GET',
  path: `${base}/requests/waiting`,
  access: signers,
  params: none,
  query: none,
  body: noBody,
  /** Newest first, at most 20. */
  answer: v.object({ requests: readList(waitingRequestSchema) }),
  refusals: [],
  source: 'chosen (decision 0447)',
})

export const remoteSigningCheck = describeCall({
  name: 'remoteSigning.check',
  summary: 'What has become of a request; the signed XML once it is confirmed, as often as it is asked for',
  method: 'POST',
  path: `${base}/requests/check`,
  access: signers,
  params: none,
  query: none,
  body: requestBody,
  answer: v.object({
    state: v.picklist(remoteRequestStates),
    /** Of the first document. */
    req_key: readText,
    /** With the state `signed`, of the first document; null where only others are signed. */
    signed_xml: v.nullish(v.string(), null),
    /** With the state `signed`, further documents of the confirmation; without XML where the provider's signature cannot be used. */
    others: readList(v.object({ req_key: readText, signed_xml: v.nullish(v.string(), null) })),
  }),
  refusals: [...reachRefusals, 'remoteSigning.signatureUnusable', 'record.absent'],
  source: 'chosen (decision 0350)',
})

export const remoteSigningCancel = describeCall({
  name: 'remoteSigning.cancel',
  summary: 'Gives a request up: a later confirmation signs nothing. One that has ended stays as it is',
  method: 'POST',
  path: `${base}/requests/cancel`,
  access: signers,
  params: none,
  query: none,
  body: requestBody,
  answer: v.nullish(v.object({}), {}),
  refusals: ['remoteSigning.notConfigured', 'record.absent'],
  source: 'chosen (decision 0350)',
})

export const calls = {
  remoteSigningCertificates,
  remoteSigningRequest,
  remoteSigningWaiting,
  remoteSigningCheck,
  remoteSigningCancel,
}
