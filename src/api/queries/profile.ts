import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client.ts'
import { profile } from '../contract/profile.ts'
import { valueOrThrow } from '../failureError.ts'

export const profileQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['settings', 'profile'],
    queryFn: async ({ signal }) => valueOrThrow(await api.send(profile, {}, { signal })),
  })
