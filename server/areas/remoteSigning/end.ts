import { succeed } from '../../../src/domain/result.ts'
import { bareSerial } from '../../../src/domain/certificate.ts'
import { noteUnsent } from '../../documents/unsentNumbers.ts'
import type { NumberReason } from '../../../src/domain/documents/numbers.ts'
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
const endIn = async (
  inside: Repositories,
  ends: readonly DocumentEnd[],
  cause: Cause,
): Promise<readonly DocumentEnd[]> => {
  const [first] = ends
  if (first === undefined) return []
  const ended = await inside.remoteRequests.end(
    first.document.companyId,
    ends.map(({ document: { id }, state, signedXml }) => ({ id, state, signedXml })),
    cause.at.toISOString(),
  )
  const isFirst = ({ document }: DocumentEnd): boolean => ended.includes(document.id)
  const own = ends.filter(isFirst)
  await inside.audit.appendAll(own.map(({ document, state }) => noteOf(document, `remoteSigning.${state}`, cause)))
  return own
}

const reasons: Readonly<Record<Exclude<EndState, 'signed'>, NumberReason>> = {
  refused: 'declined',
  expired: 'expired',
  cancelled: 'cancelled',
  failed: 'failed',
}

/** Says of the numbers of what has ended without a signature why they wait. */
const noteNumbers = async (store: Store, ended: readonly DocumentEnd[], { at }: Cause): Promise<void> => {
  const [first] = ended
  if (first === undefined) return
  for (const [state, some] of Map.groupBy(ended, (each) => each.state)) {
    const reqKeys = some.map(({ document }) => document.reqKey)
    if (state !== 'signed') await noteUnsent(store, first.document.companyId, reqKeys, reasons[state], at)
  }
}

/** Ends each document of a request in its own way. */
export const endDocuments = async (store: Store, ends: readonly DocumentEnd[], cause: Cause): Promise<void> => {
  const ended = await store.transaction<readonly DocumentEnd[], never>(async (inside) =>
    succeed(await endIn(inside, ends, cause)),
  )
  if (ended.ok) await noteNumbers(store, ended.value, cause)
}

/** Ends a request and what it leads in the same way, without a signature. */
export const endRequest = async (
  store: Store,
  { companyId, id }: RemoteRequest,
  { state, ...cause }: Cause & { readonly state: Exclude<EndState, 'signed'> },
): Promise<void> => {
  const ended = await store.transaction<readonly DocumentEnd[], never>(async (inside) => {
    const documents = await inside.remoteRequests.documentsOf(companyId, id)
    const ends = documents.map((document) => ({ document, state, signedXml: null }))
    return succeed(await endIn(inside, ends, cause))
  })
  if (ended.ok) await noteNumbers(store, ended.value, cause)
}
