import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import { pitCertificateList, searchPitCertificates } from '../../../api/contract/pitCertificates.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { placeQuery, type ListPlace } from '../../../api/queries/listPlace.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import { readCertificateStatus } from '../../../domain/pitCertificate/status.ts'
import type { CorrectingFeature } from '../../../domain/pitCertificate/features.ts'
import { certificateKeys } from './keys.ts'

/** What a list is of, whatever its user narrows it to. */
export interface OnlyCertificates {
  readonly status?: 'accepted'
  readonly inv_feature?: CorrectingFeature
}

/** What narrows the list: days of `inv_date`, without such a filter all until today in Vietnam. */
export const certificatesNarrowed = ({ search, filters }: ListPlace) => {
  const { from, to, status = '', symbol, income, year, taxpayer } = filters
  return {
    search_value: search,
    start_date: from ?? firstDay,
    end_date: to ?? vietnamDay(new Date()),
    status: readCertificateStatus(status) ?? undefined,
    serial_no: symbol,
    income_type: income,
    income_year: year,
    taxpayer,
  }
}

/** What the list is asked for. */
export const certificatesAsked = (place: ListPlace, only: OnlyCertificates = {}) => ({
  ...certificatesNarrowed(place),
  ...placeQuery(place),
  ...only,
})

/** Before any electronic certificate (Decree 123/2020). */
const firstDay = '2020-01-01'

/** A page of the list; people stand in the body, where the server takes one. */
export const readCertificates = (api: ApiClient, place: ListPlace, only: OnlyCertificates, signal: AbortSignal) => {
  const asked = certificatesAsked(place, only)
  const isOfPeople = asked.search_value !== '' || asked.taxpayer !== undefined
  return isOfPeople && api.speaksContract()
    ? api.send(searchPitCertificates, { body: asked }, { signal })
    : api.send(pitCertificateList.list, { query: asked }, { signal })
}

export const certificateListQuery = (api: ApiClient, place: ListPlace, only: OnlyCertificates = {}) =>
  queryOptions({
    queryKey: [...certificateKeys.list(place), only],
    queryFn: async ({ signal }) => valueOrThrow(await readCertificates(api, place, only, signal)),
  })
