import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiClient } from '../../../api/client.ts'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { useApi } from '../../../api/provider.tsx'
import { codeListQuery } from '../../../api/queries/commons.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import { versionToTake } from '../../../domain/declaration/versions.ts'
import { inForceQuery } from '../queries/inForce.ts'

/** A collection whose declaration in force is on a form of before. */
export interface FiledBefore {
  readonly id: string
  readonly collection: CollectionKey
  /** The version that a change filed today takes. */
  readonly version: string
}

interface Standing {
  readonly filed: readonly FiledBefore[]
  readonly isPending: boolean
}

const inForceOf = (api: ApiClient, collection: CollectionKey) => ({ ...inForceQuery(api, collection), retry: false })

/**
 * What is in force on forms of before; none while that is read, or where it cannot be: nobody has to know of it to go on. Only a server
 * that says the version with what is in force is asked: the declaration itself would bring all rules of forms into the first screen.
 */
export const useFiledBefore = (collections: readonly CollectionKey[]): Standing => {
  const api = useApi()
  const versions = useQuery({ ...codeListQuery(api, 'xml-version'), retry: false })
  const inForce = useQueries({ queries: collections.map((collection) => inForceOf(api, collection)) })
  const [today] = useState(() => vietnamDay(new Date()))
  const filed = collections.flatMap((collection, index): readonly FiledBefore[] => {
    const found = inForce[index]?.data ?? null
    if (found === null || found.version === '' || versions.data === undefined) return []
    const version = versionToTake(found.version, versions.data, today)
    return version === null ? [] : [{ id: found.id, collection, version }]
  })
  return { filed, isPending: [versions, ...inForce].some(({ isLoading }) => isLoading) }
}
