import { succeed } from '../../../src/domain/result.ts'
import { bareSerial } from '../../../src/domain/certificate.ts'
import type { Repositories, Store } from './store/repositories.ts'
import type { EndState, RemoteRequest } from './store/remoteRequests.ts'

type RequestAction = 'remoteSigning.started' | `remoteSigning.${EndState}`

interface Cause {
  /** Who is written down as the cause. */
  readonly accountId: string
  readonly at: Date
}

/** Leaves an audit row of a request, never with a secret. */
export const note = async (
  inside: Pick<Repositories, 'audit'>,
  { companyId, id, serialNumber }: Pick<RemoteRequest, 'companyId' | 'id' | 'serialNumber'>,
  action: RequestAction,
  { accountId, at }: Cause,
): Promise<void> =>
  inside.audit.append({
    at: at.toISOString(),
    companyId,
    accountId,
    action,
    subjectId: id,
    detail: { serial: bareSerial(serialNumber) },
  })

/** How one document of a request ends. */
export interface DocumentEnd {
  readonly document: RemoteRequest
  readonly state: EndState
  /** With the state `signed`. */
  readonly signedXml: string | null
}

/** Ends documents with their audit rows, unless somebody else has ended them meanwhile: what ended first counts. */
const endIn = async (inside: Repositories, ends: readonly DocumentEnd[], cause: Cause): Promise<void> => {
  for (const { document, state, signedXml } of ends) {
    const end = { state, signedXml, at: cause.at.toISOString() }
    const isFirst = await inside.remoteRequests.end(document.companyId, document.id, end)
    if (isFirst) await note(inside, document, `remoteSigning.${state}`, cause)
  }
}

/** Ends each document of a request in its own way. */
export const endDocuments = async (store: Store, ends: readonly DocumentEnd[], cause: Cause): Promise<void> => {
  await store.transaction(async (inside) => {
    await endIn(inside, ends, cause)
    return succeed(null)
  })
}

/** Ends a request and what it leads in the same way, without a signature. */
export const endRequest = async (
  store: Store,
  { companyId, id }: RemoteRequest,
  { state, ...cause }: Cause & { readonly state: Exclude<EndState, 'signed'> },
): Promise<void> => {
  await store.transaction(async (inside) => {
    const documents = await inside.remoteRequests.documentsOf(companyId, id)
    await endIn(
      inside,
      documents.map((document) => ({ document, state, signedXml: null })),
      cause,
    )
    return succeed(null)
  })
}
