import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../client.ts'
import { company, processingTime } from '../contract/settings.ts'
import { valueOrThrow } from '../failureError.ts'

export const companyQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['settings', 'company'],
    queryFn: async ({ signal }) => valueOrThrow(await api.send(company, {}, { signal })),
  })

export const processingTimeQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['settings', 'processing-time'],
    queryFn: async ({ signal }) => valueOrThrow(await api.send(processingTime, {}, { signal })),
  })
