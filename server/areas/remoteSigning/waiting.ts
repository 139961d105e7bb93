import type { AnswerOf, RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import { vietnamMoment } from '../../../src/domain/dates.ts'
import { succeed, type Result } from '../../../src/domain/result.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { Asker, Parts } from './parts.ts'
import type { RemoteRequest } from './store/remoteRequests.ts'
import { after, askedAfterFor, takenUpFor } from './times.ts'

type Call = typeof contract.remoteSigningWaiting
type Waiting = AnswerOf<Call>['requests'][number]

/** Whether the holder has been asked, and the answer can still be asked for; of what is signed, whether it can still be registered. */
const isToTakeUp = (
  { state, createdAt, expiresAt, sealedHandle, sealedActivation }: RemoteRequest,
  now: Date,
): boolean =>
  state === 'pending'
    ? (sealedHandle !== null || sealedActivation !== null) && now < after(new Date(expiresAt), askedAfterFor)
    : now < after(new Date(createdAt), takenUpFor)

/** Documents of a request that are to be registered yet: pending with it, or signed by it and not registered. */
const openKeys = async ({ store }: Parts, { companyId, id }: RemoteRequest): Promise<readonly string[]> => {
  const documents = await store.remoteRequests.documentsOf(companyId, id)
  const keys = documents.filter(({ state }) => state === 'pending' || state === 'signed').map(({ reqKey }) => reqKey)
  const registered = await store.signedDocuments.filedOf(companyId, keys)
  return keys.filter((key) => !registered.has(key))
}

/** Requests that whoever asks has begun and can go on with, as after a reload (docs/decisions/0447). */
export const listWaiting = async (
  parts: Parts,
  { member: { companyId, account } }: Asker,
): Promise<Result<AnswerOf<Call>, ServerRefusal<RefusalOf<Call>>>> => {
  const now = parts.clock()
  const begun = await parts.store.remoteRequests.begunBy(companyId, account.id, after(now, -takenUpFor).toISOString())
  const requests: Waiting[] = []
  for (const request of begun.filter((one) => isToTakeUp(one, now))) {
    const keys = await openKeys(parts, request)
    if (keys.length > 0)
      requests.push({
        request_id: request.id,
        state: request.state === 'pending' ? 'pending' : 'signed',
        control_code: request.controlCode,
        expires_at: vietnamMoment(new Date(request.expiresAt)),
        serial_no: request.serialNumber,
        req_keys: [...keys],
      })
  }
  return succeed({ requests })
}
