import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiClient } from '../../../api/client.ts'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { useApi } from '../../../api/provider.tsx'
import { codeListQuery } from '../../../api/queries/commons.ts'
import type { InForce } from '../../../api/queries/inForce.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import { versionToTake } from '../../../domain/declaration/versions.ts'
import { filings } from '../kind/filing.ts'
import { declarationDetailQuery } from '../queries/declarationDetail.ts'
import { inForceQuery } from '../queries/inForce.ts'

/** A collection whose declaration in force is on a form of before. */
export interface FiledBefore extends InForce {
  readonly collection: CollectionKey
  /** The version that a change filed today takes. */
  readonly version: string
}

interface Standing {
  readonly filed: readonly FiledBefore[]
  readonly isPending: boolean
}

const inForceOf = (api: ApiClient, collection: CollectionKey) => ({ ...inForceQuery(api, collection), retry: false })

/** What is in force on forms of before; none while that is read, or where it cannot be: nobody has to know of it to go on. */
export const useFiledBefore = (collections: readonly CollectionKey[]): Standing => {
  const api = useApi()
  const versions = useQuery({ ...codeListQuery(api, 'xml-version'), retry: false })
  const inForce = useQueries({ queries: collections.map((collection) => inForceOf(api, collection)) })
  const ids = inForce.map(({ data }) => data?.id ?? '')
  const details = useQueries({
    queries: collections.map((collection, index) => ({
      ...declarationDetailQuery(api, filings[collection], ids[index] ?? ''),
      enabled: ids[index] !== '',
      retry: false,
    })),
  })
  const [today] = useState(() => vietnamDay(new Date()))
  const filed = collections.flatMap((collection, index): readonly FiledBefore[] => {
    const found = inForce[index]?.data ?? null
    const detail = details[index]?.data
    if (found === null || detail === undefined || versions.data === undefined) return []
    const version = versionToTake(detail.xml_vs, versions.data, today)
    return version === null ? [] : [{ ...found, collection, version }]
  })
  return { filed, isPending: [versions, ...inForce, ...details].some(({ isLoading }) => isLoading) }
}
