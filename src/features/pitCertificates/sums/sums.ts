import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import { pageSizes } from '../../../api/contract/paging.ts'
import { calls, type PitCertificateSums } from '../../../api/contract/pitCertificates.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { placeQuery, type ListPlace } from '../../../api/queries/listPlace.ts'
import type { ListExporting } from '../../../records/export/listExporting.ts'
import { certificateKeys } from '../queries/keys.ts'

const read = async (api: ApiClient, place: ListPlace, signal: AbortSignal) =>
  valueOrThrow(
    await api.send(
      calls.sumPitCertificates,
      { body: { ...placeQuery(place), income_year: place.filters['year'] } },
      { signal },
    ),
  )

/** Income and tax by person and year, a page at a time. */
export const sumsQuery = (api: ApiClient, place: ListPlace) =>
  queryOptions({ queryKey: certificateKeys.sums(place), queryFn: ({ signal }) => read(api, place, signal) })

const exportedAtMost = 10_000

/** How the sums are written to a spreadsheet. */
export const sumsExporting = (api: ApiClient, sheetName: string): ListExporting<PitCertificateSums> => ({
  fileName: 'PIT_SUMS_LIST',
  sheetName,
  most: exportedAtMost,
  pageSize: Math.max(...pageSizes),
  readPage: async (place, signal) => (await read(api, place, signal)).sums,
})
