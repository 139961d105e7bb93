import { succeed } from '../../../src/domain/result.ts'
import { bareSerial } from '../../../src/domain/certificate.ts'
import type { AuditEntry } from '../../audit/audit.ts'
import type { Repositories, Store } from './store/repositories.ts'
import type { EndState, RemoteRequest } from './store/remoteRequests.ts'

type RequestAction = 'remoteSigning.started' | `remoteSigning.${EndState}`

interface Cause {
  /** Who is written down as the cause. */
  readonly accountId: string
  readonly at: Date
}

/** The audit row of a request, never with a secret. */
export const noteOf = (
  { companyId, id, serialNumber }: Pick<RemoteRequest, 'companyId' | 'id' | 'serialNumber'>,
  action: RequestAction,
  { accountId, at }: Cause,
): AuditEntry => ({
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

/** Ends documents of a company with their audit rows, unless somebody else has ended them meanwhile: what ended first counts. */
const endIn = async (inside: Repositories, ends: readonly DocumentEnd[], cause: Cause): Promise<void> => {
  const [first] = ends
  if (first === undefined) return
  const ended = await inside.remoteRequests.end(
    first.document.companyId,
    ends.map(({ document: { id }, state, signedXml }) => ({ id, state, signedXml })),
    cause.at.toISOString(),
  )
  const isFirst = ({ document }: DocumentEnd): boolean => ended.includes(document.id)
  await inside.audit.appendAll(
    ends.filter(isFirst).map(({ document, state }) => noteOf(document, `remoteSigning.${state}`, cause)),
  )
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
