import { usableStatuses } from '../domain/certificate.ts'
import type { ApiClient } from '../api/client.ts'
import { digitalSignaturesQuery } from './digitalSignatures.ts'

const place = { page: 0, size: 10, search: '', sort: 'to_date:asc' }

/** Certificates in use, one list for each status that signs, those that end next first; ten of each. */
export const usableCertificatesQueries = (api: ApiClient) =>
  usableStatuses.map((status) => digitalSignaturesQuery(api, { ...place, filters: { status } }))
