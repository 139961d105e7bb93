import type { AnswerOf, RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import { bareSerial } from '../../../src/domain/certificate.ts'
import { vietnamMoment } from '../../../src/domain/dates.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { generatedByReqKeys, shownAs } from '../../documents/signable.ts'
import { keepingWhatHappened } from '../../companies/rights.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { bringOn } from './check.ts'
import { companyOf } from './company.ts'
import { endRequest, noteOf } from './end.ts'
import type { Asker, Parts } from './parts.ts'
import { askedTooOften, prepareRequest, type Wanted, type WantedDocument } from './prepare.ts'
import { sealFor } from './sealed.ts'
import type { NewRequest, RemoteRequest } from './store/remoteRequests.ts'
import { after, answeredAgainFor, askingFor } from './times.ts'

type Call = typeof contract.remoteSigningRequest
type Answered = Result<AnswerOf<Call>, ServerRefusal<RefusalOf<Call>>>

/** What is asked for: documents by their request keys. */
export interface AskedFor {
  readonly reqKeys: readonly string[]
  readonly serialNumber: string
}

/** A request that the holder is asked to confirm, its leading document first. */
type Documents = readonly [NewRequest, ...NewRequest[]]

const shown = (documents: Documents, unknown: string[]): Answered => {
  const [{ id, controlCode, expiresAt }] = documents
  return succeed({
    request_id: id,
    control_code: controlCode,
    expires_at: vietnamMoment(new Date(expiresAt)),
    req_keys: documents.map(({ reqKey }) => reqKey),
    unknown_keys: unknown,
  })
}

const documentsOf = ([first, ...others]: readonly NewRequest[]): Documents => {
  if (first === undefined) throw new Error('a request has no document')
  return [first, ...others]
}

/** What of it this server has generated for the company; an XML goes with its declaration. */
const generatedOf = async ({ store, signable }: Parts, { reqKeys }: AskedFor, { member }: Asker) => {
  const generated = await generatedByReqKeys(store, signable, member.companyId, reqKeys)
  return reqKeys.flatMap((reqKey): WantedDocument[] => {
    const found = generated.get(reqKey)
    return found === undefined ? [] : [{ ...found, reqKey }]
  })
}

/** Whether a request can be answered in place of a new one: to whoever has begun it, and to nobody else. */
const stands = (request: RemoteRequest, { serialNumber }: Wanted, { member }: Asker, now: Date): boolean => {
  if (request.accountId !== member.account.id || request.serialNumber !== bareSerial(serialNumber)) return false
  const created = new Date(request.createdAt)
  if (request.state === 'signed') return now < after(created, answeredAgainFor)
  if (request.state !== 'pending' || request.leaderId !== null || now >= new Date(request.expiresAt)) return false
  const isAsked = request.sealedHandle !== null || request.sealedActivation !== null
  return isAsked || now < after(created, askingFor)
}

/** Whether a request signs the first of these documents and nothing else. */
const isBegunBy = (asked: readonly RemoteRequest[], { documents }: Wanted): boolean =>
  asked.every(({ reqKey }, place) => reqKey === documents[place]?.reqKey)

/** The request that answers for this one, null where there is none. */
const standingOf = async ({ store, clock }: Parts, wanted: Wanted, asker: Asker): Promise<Documents | null> => {
  const { member } = asker
  const latest = await store.remoteRequests.latest(member.companyId, wanted.documents[0]?.reqKey ?? '')
  if (latest === null || !stands(latest, wanted, asker, clock())) return null
  const asked = await store.remoteRequests.documentsOf(member.companyId, latest.id)
  return isBegunBy(asked, wanted) ? documentsOf(asked) : null
}

/** Open requests for one of these documents. */
const openRequests = async (
  { store }: Parts,
  { documents }: Wanted,
  { member: { companyId } }: Asker,
): Promise<readonly RemoteRequest[]> => {
  const open = new Map<string, RemoteRequest>()
  for (const { reqKey } of documents) {
    const latest = await store.remoteRequests.latest(companyId, reqKey)
    if (latest?.state !== 'pending') continue
    const leader = latest.leaderId === null ? latest : await store.remoteRequests.byId(companyId, latest.leaderId)
    open.set((leader ?? latest).id, leader ?? latest)
  }
  return [...open.values()]
}

/**
 * Ends open requests for one of these documents: there is one request for a document at a time. What a colleague waits for is left alone
 * until its time has passed; then, the seconds that are left are answered.
 */
const endOthers = async (parts: Parts, wanted: Wanted, asker: Asker): Promise<number> => {
  const { store, clock } = parts
  const accountId = asker.member.account.id
  const open = await openRequests(parts, wanted, asker)
  const at = clock()
  const secondsLeft = open
    .filter((request) => request.accountId !== accountId)
    .map(({ expiresAt }) => Math.ceil((Date.parse(expiresAt) - at.getTime()) / 1000))
  const wait = Math.max(0, ...secondsLeft)
  if (wait > 0) return wait
  for (const request of open) {
    const state = at >= new Date(request.expiresAt) ? 'expired' : 'cancelled'
    await endRequest(store, request, { state, accountId, at })
  }
  return 0
}

/** Asks the provider about a request of the same document whose time has passed while nobody asked: its holder may have confirmed it. */
const catchUp = async (parts: Parts, { documents }: Wanted, { member }: Asker): Promise<void> => {
  const { companyId, account } = member
  const latest = await parts.store.remoteRequests.latest(companyId, documents[0]?.reqKey ?? '')
  if (latest?.state !== 'pending' || latest.leaderId !== null || latest.accountId !== account.id) return
  if (parts.clock() >= new Date(latest.expiresAt)) await bringOn(parts, latest, account.id)
}

/** Shown to the holder by the provider, control code first; of what is wanted a request may have the first ones alone. */
const descriptionOf = async (parts: Parts, documents: Documents, wanted: Wanted, asker: Asker): Promise<string> => {
  const [{ controlCode }] = documents
  const { vietnam_name: company } = await companyOf(parts, asker.member)
  const asked = wanted.documents.slice(0, documents.length)
  return `${controlCode} · ${shownAs(parts.signable, asked)} của ${company}`.slice(0, 500)
}

/** Asks the provider. Where it says no, or does not answer, the request is taken back. */
const ask = async (
  parts: Parts,
  documents: Documents,
  wanted: Wanted,
  asker: Asker,
): Promise<Result<Documents, ServerRefusal<RefusalOf<Call>>>> => {
  const { store, remoteSigning, sealing, clock } = parts
  const [request] = documents
  const { companyId, id, credentialId } = request
  const asked = await remoteSigning.authorize({
    credentialId,
    digests: documents.map(({ digest }) => Buffer.from(digest, 'base64')),
    description: await descriptionOf(parts, documents, wanted, asker),
  })
  if (!asked.ok || asked.value.state === 'refused' || asked.value.state === 'gone') {
    await store.remoteRequests.remove(companyId, id)
    return asked.ok ? fail({ reason: 'remoteSigning.certificateAbsent' }) : asked
  }
  const answer =
    asked.value.state === 'pending'
      ? { sealedHandle: sealFor(sealing, request, 'handle', asked.value.handle) }
      : { sealedActivation: sealFor(sealing, request, 'activation', asked.value.activation) }
  const cause = { accountId: asker.member.account.id, at: clock() }
  await keepingWhatHappened(() =>
    store.transaction(async (inside) => {
      await inside.remoteRequests.keepAnswer(companyId, id, answer)
      await inside.audit.appendAll(documents.map((document) => noteOf(document, 'remoteSigning.started', cause)))
      return succeed(null)
    }),
  )
  return succeed(documents)
}

/** Keeps all documents of a request, or none. The company is held, since others that ask the holder now are counted too. */
const keep = ({ store, clock }: Parts, documents: Documents) =>
  store.transaction(async (inside): Promise<Result<null, 'open' | ServerRefusal<'remoteSigning.tooManyAttempts'>>> => {
    const [request] = documents
    await inside.companies.hold(request.companyId)
    const tooOften = await askedTooOften(inside, request, clock())
    if (tooOften !== null) return fail(tooOften)
    return (await inside.remoteRequests.insertNew(documents)) ? succeed(null) : fail('open')
  })

const requestNew = async (
  parts: Parts,
  wanted: Wanted,
  asker: Asker,
): Promise<Result<Documents, ServerRefusal<RefusalOf<Call>>>> => {
  const wait = await endOthers(parts, wanted, asker)
  if (wait > 0) return fail({ reason: 'remoteSigning.askedByAnother', retryAfter: wait })
  const prepared = await prepareRequest(parts, wanted, asker)
  if (!prepared.ok) return prepared
  const documents = documentsOf(prepared.value)
  const kept = await keep(parts, documents)
  if (kept.ok) return ask(parts, documents, wanted, asker)
  if (kept.failure !== 'open') return fail(kept.failure)
  // Another server of the database, or a colleague, has asked for the same at the same time.
  const other = await standingOf(parts, wanted, asker)
  if (other !== null) return succeed(other)
  const isOfColleague = (await openRequests(parts, wanted, asker)).some(
    ({ accountId }) => accountId !== asker.member.account.id,
  )
  return fail({ reason: isOfColleague ? 'remoteSigning.askedByAnother' : 'remoteSigning.unreachable' })
}

const requestOnce = async (parts: Parts, asked: AskedFor, asker: Asker): Promise<Answered> => {
  const documents = await generatedOf(parts, asked, asker)
  if (documents.length === 0) return fail({ reason: 'document.unknown' })
  const wanted = { documents, serialNumber: asked.serialNumber }
  await catchUp(parts, wanted, asker)
  const standing = await standingOf(parts, wanted, asker)
  const request = standing === null ? await requestNew(parts, wanted, asker) : succeed(standing)
  if (!request.ok) return request
  const known = new Set(documents.map(({ reqKey }) => reqKey))
  const unknown = asked.reqKeys.filter((reqKey) => !known.has(reqKey))
  return shown(request.value, unknown)
}

/** Asks holders for signatures; the same that is asked for while it is being asked for is one request. */
export const createAsking = (parts: Parts) => {
  const underWay = new Map<string, Promise<Answered>>()
  return (asked: AskedFor, asker: Asker): Promise<Answered> => {
    if (!parts.remoteSigning.isConfigured) return Promise.resolve(fail({ reason: 'remoteSigning.notConfigured' }))
    const name = JSON.stringify([asker.member.account.id, asked.reqKeys, bareSerial(asked.serialNumber)])
    const asking = underWay.get(name) ?? requestOnce(parts, asked, asker).finally(() => underWay.delete(name))
    underWay.set(name, asking)
    return asking
  }
}
