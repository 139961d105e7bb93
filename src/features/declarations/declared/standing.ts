import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { formOfCollection } from '../../../api/contract/declarationForms.ts'
import { declarationFilings } from '../../../api/contract/declarationFiling.ts'
import { declarationLists } from '../../../api/contract/declarations.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { codeListQuery } from '../../../api/queries/commons.ts'
import { readInForce } from '../../../api/queries/inForce.ts'
import { placeQuery } from '../../../api/queries/listPlace.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import { isInProgress } from '../../../domain/declaration/status.ts'
import { toValues } from '../../../domain/declaration/content.ts'
import type { DeclarationValues } from '../../../domain/declaration/values.ts'
import { defaultXmlVersion } from '../../../domain/declaration/versions.ts'

/** What the tax authority knows of the company by its declarations. */
interface Standing {
  readonly acceptedId: string
  readonly accepted: DeclarationValues
  /** The newest one that it has not answered. */
  readonly underWay: DeclarationValues | null
  /** The XML version that a change begins in today. */
  readonly version: string
}

const newest = { page: 0, size: 100, search: '', sort: 'register_date:desc', filters: {} }

const newestUnderWay = async (
  api: ApiClient,
  collection: CollectionKey,
  signal: AbortSignal,
): Promise<string | null> => {
  const query = { ...placeQuery(newest), status: 'inProgress' } as const
  const { declarations } = valueOrThrow(await api.send(declarationLists[collection].list, { query }, { signal }))
  // A backend without the filter answers others too.
  return declarations.find((row) => isInProgress(row.noti_cd_tax))?.declaration_id ?? null
}

const contentOf = async (
  api: ApiClient,
  collection: CollectionKey,
  id: string,
  signal: AbortSignal,
): Promise<DeclarationValues> =>
  toValues(
    formOfCollection[collection],
    valueOrThrow(await api.send(declarationFilings[collection].detail, { params: { id } }, { signal })),
  )

/** The declaration of a collection that is in force and its newest one under way; null where none is accepted. It is read anew with all declarations. */
export const standingQuery = (api: ApiClient, collection: CollectionKey) =>
  queryOptions({
    queryKey: ['declarations', 'standing', collection],
    queryFn: async ({ signal, client }): Promise<Standing | null> => {
      const [found, underWayId] = await Promise.all([
        readInForce(api, collection, signal),
        newestUnderWay(api, collection, signal),
      ])
      const acceptedId = valueOrThrow(found)?.id
      if (acceptedId === undefined) return null
      const [accepted, underWay, versions] = await Promise.all([
        contentOf(api, collection, acceptedId, signal),
        underWayId === null ? null : contentOf(api, collection, underWayId, signal),
        client.ensureQueryData(codeListQuery(api, 'xml-version')),
      ])
      const version = defaultXmlVersion(formOfCollection[collection], versions, vietnamDay(new Date()))
      return { acceptedId, accepted, underWay, version }
    },
  })
