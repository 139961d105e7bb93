import { succeed } from '../../../src/domain/result.ts'
import { bareSerial } from '../../../src/domain/certificate.ts'
import type { Repositories, Store } from './store/repositories.ts'
import type { EndState, RemoteRequest } from './store/remoteRequests.ts'

type RequestAction = 'remoteSigning.started' | `remoteSigning.${EndState}`

/** Leaves an audit row of a request, never with a secret. */
export const note = async (
  inside: Pick<Repositories, 'audit'>,
  { companyId, id, serialNumber }: Pick<RemoteRequest, 'companyId' | 'id' | 'serialNumber'>,
  action: RequestAction,
  { accountId, at }: { readonly accountId: string; readonly at: Date },
): Promise<void> =>
  inside.audit.append({
    at: at.toISOString(),
    companyId,
    accountId,
    action,
    subjectId: id,
    detail: { serial: bareSerial(serialNumber) },
  })

export interface End {
  readonly state: EndState
  /** With the state `signed`. */
  readonly signedXml?: string
  /** Who is written down as the cause. */
  readonly accountId: string
  readonly at: Date
}

/** Ends a request with its audit row, unless somebody else has ended it meanwhile: what ended first counts. */
export const endRequest = async (
  store: Store,
  request: RemoteRequest,
  { state, signedXml, ...cause }: End,
): Promise<void> => {
  await store.transaction(async (inside) => {
    const end = { state, signedXml: signedXml ?? null, at: cause.at.toISOString() }
    const isFirst = await inside.remoteRequests.end(request.companyId, request.id, end)
    if (isFirst) await note(inside, request, `remoteSigning.${state}`, cause)
    return succeed(null)
  })
}
