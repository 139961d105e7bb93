import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import { cityInfo, taxOfficeInfo } from '../../api/contract/commons.ts'
import { valueOrThrow } from '../../api/failureError.ts'
import { vietnamCode } from '../../domain/codeList.ts'

export const citiesQuery = (api: ApiClient, nation: string | null) =>
  queryOptions({
    queryKey: ['commons', 'cities', nation],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(cityInfo, { query: { cd: nation ?? vietnamCode } }, { signal })),
    enabled: nation !== null,
    staleTime: Infinity,
  })

export const officesQuery = (api: ApiClient, city: string) =>
  queryOptions({
    queryKey: ['commons', 'tax-offices', city],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(taxOfficeInfo, { query: { city_code: city } }, { signal })).tax_Office_info,
    enabled: city !== '',
    staleTime: Infinity,
  })

/** The offices of all cities, for one that its own city no longer has. */
export const everyOfficeQuery = (api: ApiClient, isNeeded: boolean) =>
  queryOptions({
    queryKey: ['commons', 'tax-offices'],
    queryFn: async ({ signal }) => valueOrThrow(await api.send(taxOfficeInfo, {}, { signal })).tax_Office_info,
    enabled: isNeeded,
    staleTime: Infinity,
  })
