import type { ApiClient } from '../../../api/client.ts'
import { pageSizes } from '../../../api/contract/paging.ts'
import type { PitCertificateRow } from '../../../api/contract/pitCertificates.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import type { ListExporting } from '../../../records/export/listExporting.ts'
import { readCertificates, type OnlyCertificates } from '../queries/certificates.ts'

/** A hundred pages: what a minute brings. */
const exportedAtMost = 10_000

/** How the list is written to a spreadsheet, with the columns that its user sees. */
export const certificateExporting = (
  api: ApiClient,
  sheetName: string,
  only: OnlyCertificates = {},
): ListExporting<PitCertificateRow> => ({
  fileName: 'PIT_CERTIFICATES_LIST',
  sheetName,
  most: exportedAtMost,
  pageSize: Math.max(...pageSizes),
  readPage: async (place, signal) => valueOrThrow(await readCertificates(api, place, only, signal)).certificates,
})
