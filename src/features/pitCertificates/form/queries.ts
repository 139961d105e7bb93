import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import { pitCertificateFiling } from '../../../api/contract/pitCertificateFiling.ts'
import { pitCertificateMatters } from '../../../api/contract/pitCertificateMatters.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { certificateKeys } from '../queries/keys.ts'

const { people, existIssued } = pitCertificateMatters

/** A certificate as the server knows it. */
export const certificateDetailQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: certificateKeys.detail(id),
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(pitCertificateFiling.detail, { params: { id } }, { signal })),
  })

/** People of earlier certificates whom a search finds; those of the search before stay until they are there. */
export const peopleQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: certificateKeys.people(search),
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(people, { body: { search_value: search } }, { signal })).people,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** Certificates that are issued to the person of one, for the same kind of income and some of the same months. */
export const doublesQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...certificateKeys.all, 'doubles', id],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(existIssued, { params: { id } }, { signal })).certificates,
  })
