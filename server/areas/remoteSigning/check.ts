import type { AnswerOf, RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { Confirmation, ReachRefusal } from '../../remoteSigning/port.ts'
import { endRequest } from './end.ts'
import type { Asker, Parts } from './parts.ts'
import { openFor } from './sealed.ts'
import { sign } from './sign.ts'
import type { RemoteRequest } from './store/remoteRequests.ts'
import { after, askingFor } from './times.ts'

type Call = typeof contract.remoteSigningCheck
type Answered = Result<AnswerOf<Call>, ServerRefusal<RefusalOf<Call>>>

/** The request, where this account has begun it: nobody else learns of it, has it signed or gives it up. */
const ownRequest = async (
  { store }: Pick<Parts, 'store'>,
  companyId: string,
  accountId: string,
  id: string,
): Promise<RemoteRequest | null> => {
  const request = await store.remoteRequests.byId(companyId, id)
  return request?.accountId === accountId ? request : null
}

/** What has become of the documents of a request; signed where one of them is. */
const answerOf = async ({ store }: Parts, companyId: string, id: string): Promise<Answered> => {
  const [first, ...others] = await store.remoteRequests.documentsOf(companyId, id)
  if (first === undefined) return fail({ reason: 'record.absent' })
  const isSigned = [first, ...others].some(({ state }) => state === 'signed')
  if (isSigned)
    return succeed({
      state: 'signed',
      req_key: first.reqKey,
      signed_xml: first.signedXml,
      others: others.map(({ reqKey, signedXml }) => ({ req_key: reqKey, signed_xml: signedXml })),
    })
  if (first.state === 'failed') return fail({ reason: 'remoteSigning.signatureUnusable' })
  return succeed({ state: first.state, req_key: first.reqKey, signed_xml: null, others: [] })
}

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

const endOf = (confirmation: Confirmation, request: RemoteRequest, now: Date): 'refused' | 'expired' | null => {
  if (confirmation.state === 'refused') return 'refused'
  if (confirmation.state === 'gone') return 'expired'
  return confirmation.state === 'pending' && now >= new Date(request.expiresAt) ? 'expired' : null
}

/** Brings a pending request on; null, or why it could not be. One that was confirmed is signed, however late it is asked for. */
export const bringOn = async (
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
  const request = await ownRequest(parts, companyId, account.id, id)
  if (request === null) return fail({ reason: 'record.absent' })
  // What another request leads is brought on with that one.
  if (request.state === 'pending' && request.leaderId === null) {
    const failure = await bringOn(parts, request, account.id)
    if (failure !== null) return fail(failure)
  }
  return answerOf(parts, companyId, id)
}

/** Gives a request up. The standard knows no call for it: what the holder confirms later is never asked for. */
export const cancelRequest = async (
  { store, clock, remoteSigning }: Parts,
  { request_id: id }: { readonly request_id: string },
  { member: { companyId, account } }: Asker,
): Promise<Result<object, ServerRefusal<RefusalOf<typeof contract.remoteSigningCancel>>>> => {
  if (!remoteSigning.isConfigured) return fail({ reason: 'remoteSigning.notConfigured' })
  const request = await ownRequest({ store }, companyId, account.id, id)
  if (request === null) return fail({ reason: 'record.absent' })
  if (request.state === 'pending')
    await endRequest(store, request, { state: 'cancelled', accountId: account.id, at: clock() })
  return succeed({})
}
