import type { AnswerOf, RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import { bareSerial } from '../../../src/domain/certificate.ts'
import { vietnamMoment } from '../../../src/domain/dates.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { companyOf } from './company.ts'
import { endRequest, note } from './end.ts'
import type { Asker, Parts } from './parts.ts'
import { prepareRequest, type Wanted } from './prepare.ts'
import { sealFor } from './sealed.ts'
import type { NewRequest, RemoteRequest } from './store/remoteRequests.ts'
import { after, answeredAgainFor, askingFor } from './times.ts'

type Call = typeof contract.remoteSigningRequest
type Answered = Result<AnswerOf<Call>, ServerRefusal<RefusalOf<Call>>>

const shown = ({ id, controlCode, expiresAt }: NewRequest): Answered =>
  succeed({ request_id: id, control_code: controlCode, expires_at: vietnamMoment(new Date(expiresAt)) })

/** Whether a request can be answered in place of a new one. */
const stands = (request: RemoteRequest, { serialNumber }: Wanted, now: Date): boolean => {
  if (request.serialNumber !== bareSerial(serialNumber)) return false
  const created = new Date(request.createdAt)
  if (request.state === 'signed') return now < after(created, answeredAgainFor)
  if (request.state !== 'pending' || now >= new Date(request.expiresAt)) return false
  const isAsked = request.sealedHandle !== null || request.sealedActivation !== null
  return isAsked || now < after(created, askingFor)
}

/** The request that answers for this one; one that is in its way has ended. */
const standingOf = async (parts: Parts, wanted: Wanted, { member }: Asker): Promise<RemoteRequest | null> => {
  const { store, clock } = parts
  const latest = await store.remoteRequests.latest(member.companyId, wanted.reqKey)
  if (latest === null) return null
  const now = clock()
  if (stands(latest, wanted, now)) return latest
  const state = now >= new Date(latest.expiresAt) ? 'expired' : 'cancelled'
  if (latest.state === 'pending') await endRequest(store, latest, { state, accountId: member.account.id, at: now })
  return null
}

/** Shown to the holder by the provider, control code first. */
const descriptionOf = (controlCode: string, company: string): string =>
  `${controlCode} · Tờ khai đăng ký/thay đổi thông tin sử dụng hóa đơn điện tử của ${company}`.slice(0, 500)

/** Asks the provider. Where it says no, or does not answer, the request is taken back. */
const ask = async (parts: Parts, request: NewRequest, { member }: Asker): Promise<Answered> => {
  const { store, remoteSigning, sealing, clock } = parts
  const { companyId, id, credentialId } = request
  const { vietnam_name: company } = await companyOf(parts, member)
  const asked = await remoteSigning.authorize({
    credentialId,
    digest: Buffer.from(request.digest, 'base64'),
    description: descriptionOf(request.controlCode, company),
  })
  if (!asked.ok || asked.value.state === 'refused' || asked.value.state === 'gone') {
    await store.remoteRequests.remove(companyId, id)
    return asked.ok ? fail({ reason: 'remoteSigning.certificateAbsent' }) : asked
  }
  const answer =
    asked.value.state === 'pending'
      ? { sealedHandle: sealFor(sealing, request, 'handle', asked.value.handle) }
      : { sealedActivation: sealFor(sealing, request, 'activation', asked.value.activation) }
  await store.transaction(async (inside) => {
    await inside.remoteRequests.keepAnswer(companyId, id, answer)
    await note(inside, request, 'remoteSigning.started', { accountId: member.account.id, at: clock() })
    return succeed(null)
  })
  return shown(request)
}

const requestOnce = async (parts: Parts, wanted: Wanted, asker: Asker): Promise<Answered> => {
  const standing = await standingOf(parts, wanted, asker)
  if (standing !== null) return shown(standing)
  const prepared = await prepareRequest(parts, wanted, asker)
  if (!prepared.ok) return prepared
  if (await parts.store.remoteRequests.insertNew(prepared.value)) return ask(parts, prepared.value, asker)
  // Another server of the database was asked for the same at the same time.
  const other = await parts.store.remoteRequests.latest(asker.member.companyId, wanted.reqKey)
  return other === null ? fail({ reason: 'remoteSigning.unreachable' }) : shown(other)
}

/** Asks holders for signatures; the same that is asked for while it is being asked for is one request. */
export const createAsking = (parts: Parts) => {
  const underWay = new Map<string, Promise<Answered>>()
  return (wanted: Wanted, asker: Asker): Promise<Answered> => {
    if (!parts.remoteSigning.isConfigured) return Promise.resolve(fail({ reason: 'remoteSigning.notConfigured' }))
    const name = JSON.stringify([asker.member.companyId, wanted.reqKey, bareSerial(wanted.serialNumber)])
    const asking = underWay.get(name) ?? requestOnce(parts, wanted, asker).finally(() => underWay.delete(name))
    underWay.set(name, asking)
    return asking
  }
}
