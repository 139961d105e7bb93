import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import { sortSchema } from '../../../api/contract/paging.ts'
import { pitAccountSortColumns, pitCertificateRights } from '../../../api/contract/pitCertificateRights.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { placeQuery, type ListPlace } from '../../../api/queries/listPlace.ts'
import type { ListShape } from '../../../records/address/listShape.ts'
import { certificateKeys } from '../queries/keys.ts'

export const rightsShape = {
  defaultSort: 'full_name:asc',
  sort: sortSchema(pitAccountSortColumns),
  filters: {},
} satisfies ListShape

/** Accounts of e-PIT with their rights, a page at a time. */
export const rightsQuery = (api: ApiClient, place: ListPlace) =>
  queryOptions({
    queryKey: certificateKeys.accounts(place),
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(pitCertificateRights.list, { body: placeQuery(place) }, { signal })),
  })
