import type { ApiClient } from '../client.ts'
import type { CollectionKey } from '../contract/declarationCollection.ts'
import { acceptedAmong, declarationsInForce, newestFirst } from '../contract/declarationInForce.ts'
import { declarationLists } from '../contract/declarations.ts'
import type { ServerFailure } from '../../domain/failure.ts'
import { succeed, type Result } from '../../domain/result.ts'

/** The declaration of a collection that the authority has accepted last; `day` is its register date. */
export interface InForce {
  readonly id: string
  readonly reference: string
  readonly day: string
  /** Its XML version; empty where the server does not say it. */
  readonly version: string
}

type Found = Promise<Result<InForce | null, ServerFailure>>

interface Row {
  readonly declaration_id: string
  readonly reference: string
  readonly register_date: string
  readonly xml_vs?: string
}

const inForceOf = ({ declaration_id: id, reference, register_date: day, xml_vs: version = '' }: Row): InForce => ({
  id,
  reference,
  day,
  version,
})

/** The best that a list says, which has no order by acceptance: of the accepted ones the one with the latest register date. */
const readInList = async (api: ApiClient, collection: CollectionKey, signal: AbortSignal): Found => {
  const answer = await api.send(declarationLists[collection].list, { query: newestFirst() }, { signal })
  if (!answer.ok) return answer
  const [row] = acceptedAmong(answer.value.declarations)
  return succeed(row === undefined ? null : inForceOf(row))
}

/** What is in force in a collection, or null; a backend that is known by the seeds alone is asked by its list (docs/decisions/0375). */
export const readInForce = async (api: ApiClient, collection: CollectionKey, signal: AbortSignal): Found => {
  if (!api.speaksContract()) return readInList(api, collection, signal)
  const answer = await api.send(declarationsInForce[collection], {}, { signal })
  if (!answer.ok) return answer
  const { in_force: row } = answer.value
  return succeed(row === null ? null : inForceOf(row))
}
