import { queryOptions } from '@tanstack/react-query'
import type { CodeGroup } from '../../domain/codeList.ts'
import { isCallAbsent } from '../callAbsent.ts'
import type { ApiClient } from '../client.ts'
import { codeList, nationalInfo } from '../contract/commons.ts'
import { valueOrThrow } from '../failureError.ts'

// Code lists change with a release of the server, never under the user's hands.
const lasting = { staleTime: Infinity }

export const codeListQuery = (api: ApiClient, group: CodeGroup) =>
  queryOptions({
    queryKey: ['commons', 'codes', group],
    queryFn: async ({ signal }) => {
      const answer = await api.send(codeList, { params: { group } }, { signal })
      // The seeds name the lists and their codes, and no path for them.
      if (!answer.ok && isCallAbsent(api, answer.failure))
        return (await import('../../domain/codeLists.ts')).seedCodeItems(group)
      return valueOrThrow(answer)
    },
    ...lasting,
  })

export const nationalitiesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['commons', 'nationalities'],
    queryFn: async ({ signal }) => valueOrThrow(await api.send(nationalInfo, {}, { signal })),
    ...lasting,
  })
