import { readKnownCertificate } from '../../../signing/knownCertificates.ts'
import { completeSignature } from '../../../signing/xmldsig/preparedSignature.ts'
import { verifyDeclaration } from '../../../signing/xmldsig/verify.ts'
import type { AnswerOf, RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { Confirmation, ReachRefusal } from '../../remoteSigning/port.ts'
import { companyOf } from './company.ts'
import { endRequest } from './end.ts'
import type { Asker, Parts } from './parts.ts'
import { openFor, sealFor } from './sealed.ts'
import type { EndState, RemoteRequest } from './store/remoteRequests.ts'
import { after, askingFor, signingFor } from './times.ts'

type Call = typeof contract.remoteSigningCheck
type Answered = Result<AnswerOf<Call>, ServerRefusal<RefusalOf<Call>>>

const answerOf = ({ state, signedXml }: RemoteRequest): Answered =>
  state === 'failed' ? fail({ reason: 'remoteSigning.signatureUnusable' }) : succeed({ state, signed_xml: signedXml })

const pending: Answered = succeed({ state: 'pending', signed_xml: null })

/** What the provider says of the holder's answer. */
const confirmationOf = async (
  { remoteSigning, sealing, clock }: Parts,
  request: RemoteRequest,
): Promise<Result<Confirmation, ReachRefusal>> => {
  const activation = openFor(sealing, request, 'activation', request.sealedActivation)
  if (activation !== null) return succeed({ state: 'confirmed', activation })
  const handle = openFor(sealing, request, 'handle', request.sealedHandle)
  if (handle !== null) return remoteSigning.confirmation(handle)
  // The server that asked the provider is still at it, or has died; or another master key has sealed the handle.
  const isAsking = request.sealedHandle === null && clock() < after(new Date(request.createdAt), askingFor)
  return succeed(isAsking ? { state: 'pending', handle: '' } : { state: 'gone' })
}

/** The signed document; null where the provider's signature is not the certificate's, or `register` would not take the document. */
const signedDocument = async (parts: Parts, request: RemoteRequest, value: Uint8Array): Promise<string | null> => {
  const { store, roots, clock, log } = parts
  const { companyId, reqKey, certificate: der, preparedXml } = request
  const certificate = readKnownCertificate(Buffer.from(der, 'base64'))
  const generated = await store.submissions.byReqKey(companyId, reqKey)
  if (!certificate.ok || generated === null) throw new Error('a request has lost its certificate or its XML')
  const xml = completeSignature(preparedXml, certificate.value, value)
  if (xml === null) {
    log('warn', 'remoteSigning.signatureWrong')
    return null
  }
  const { tax_id: taxCode } = await companyOf(parts, request)
  const now = clock()
  const trust = { roots, at: now }
  const verified = verifyDeclaration({ xml, expectedXml: generated.xml, trust, taxCode, receivedAt: now })
  if (verified.ok) return xml
  log('warn', 'remoteSigning.documentRefused', { code: verified.failure.code })
  return null
}

/** Has the provider sign what the holder has confirmed, once, and ends the request with the outcome. */
const sign = async (
  parts: Parts,
  request: RemoteRequest,
  activation: string,
  accountId: string,
): Promise<ServerRefusal<RefusalOf<Call>> | null> => {
  const { store, remoteSigning, sealing, clock } = parts
  const { companyId, id, credentialId } = request
  if (request.sealedActivation === null)
    await store.remoteRequests.keepAnswer(companyId, id, {
      sealedActivation: sealFor(sealing, request, 'activation', activation),
    })
  const now = clock()
  const times = { now: now.toISOString(), until: after(now, signingFor).toISOString() }
  if (!(await store.remoteRequests.claim(companyId, id, times))) return null
  const signed = await remoteSigning.sign({ credentialId, digest: Buffer.from(request.digest, 'base64'), activation })
  if (!signed.ok && signed.failure.reason !== 'remoteSigning.signatureUnusable') {
    await store.remoteRequests.release(companyId, id)
    return signed.failure
  }
  const signedXml = signed.ok ? await signedDocument(parts, request, signed.value) : null
  const outcome = signedXml === null ? { state: 'failed' as const } : { state: 'signed' as const, signedXml }
  await endRequest(store, request, { ...outcome, accountId, at: clock() })
  return null
}

const endOf = (confirmation: Confirmation, request: RemoteRequest, now: Date): EndState | null => {
  if (confirmation.state === 'refused') return 'refused'
  if (confirmation.state === 'gone') return 'expired'
  return confirmation.state === 'pending' && now >= new Date(request.expiresAt) ? 'expired' : null
}

/** Brings a pending request on; null, or why it could not be. */
const bringOn = async (
  parts: Parts,
  request: RemoteRequest,
  accountId: string,
): Promise<ServerRefusal<RefusalOf<Call>> | null> => {
  const confirmation = await confirmationOf(parts, request)
  if (!confirmation.ok) return confirmation.failure
  const now = parts.clock()
  const state = endOf(confirmation.value, request, now)
  if (state !== null) await endRequest(parts.store, request, { state, accountId, at: now })
  else if (confirmation.value.state === 'confirmed')
    return sign(parts, request, confirmation.value.activation, accountId)
  return null
}

/** What has become of a request; signed once the holder has confirmed it, and answered as often as it is asked for. */
export const checkRequest = async (
  parts: Parts,
  { request_id: id }: { readonly request_id: string },
  { member: { companyId, account } }: Asker,
): Promise<Answered> => {
  if (!parts.remoteSigning.isConfigured) return fail({ reason: 'remoteSigning.notConfigured' })
  const { remoteRequests } = parts.store
  const request = await remoteRequests.byId(companyId, id)
  if (request === null) return fail({ reason: 'record.absent' })
  if (request.state !== 'pending') return answerOf(request)
  const failure = await bringOn(parts, request, account.id)
  if (failure !== null) return fail(failure)
  const now = await remoteRequests.byId(companyId, id)
  return now === null ? pending : answerOf(now)
}

/** Gives a request up. The standard knows no call for it: what the holder confirms later is never asked for. */
export const cancelRequest = async (
  { store, clock, remoteSigning }: Parts,
  { request_id: id }: { readonly request_id: string },
  { member: { companyId, account } }: Asker,
): Promise<Result<object, ServerRefusal<RefusalOf<typeof contract.remoteSigningCancel>>>> => {
  if (!remoteSigning.isConfigured) return fail({ reason: 'remoteSigning.notConfigured' })
  const request = await store.remoteRequests.byId(companyId, id)
  if (request === null) return fail({ reason: 'record.absent' })
  if (request.state === 'pending')
    await endRequest(store, request, { state: 'cancelled', accountId: account.id, at: clock() })
  return succeed({})
}
