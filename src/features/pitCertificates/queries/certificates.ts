import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import { pitCertificateList } from '../../../api/contract/pitCertificates.ts'
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

export const certificateListQuery = (api: ApiClient, place: ListPlace, only: OnlyCertificates = {}) =>
  queryOptions({
    queryKey: [...certificateKeys.list(place), only],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(pitCertificateList.list, { query: certificatesAsked(place, only) }, { signal })),
  })
