import { msg, plural } from '@lingui/core/macro'
import { pitCertificateList, type PitCertificateRow } from '../../../api/contract/pitCertificates.ts'
import { succeed } from '../../../domain/result.ts'
import type { OverviewKind } from '../../../documents/overview/overviewKind.ts'
import { CertificateStatusBadge, statusAppearances } from '../CertificateStatusBadge.tsx'
import { rowLabel } from '../list/rowNames.ts'
import { certificatesAsked } from '../queries/certificates.ts'
import { certificateKeys } from '../queries/keys.ts'

/** PIT certificates as their overview shows them. */
export const certificateOverview: OverviewKind<PitCertificateRow> = {
  key: 'pitCertificates',
  queryKey: certificateKeys.all,
  count: async (api, signal) => {
    const answer = await api.send(pitCertificateList.count, {}, { signal })
    return answer.ok ? succeed(answer.value.counts) : answer
  },
  newest: async (api, size, signal) => {
    const query = certificatesAsked({ page: 0, size, search: '', sort: 'inv_date:desc', filters: {} })
    const answer = await api.send(pitCertificateList.list, { query }, { signal })
    if (!answer.ok) return answer
    const { certificates: rows, pagination } = answer.value
    return succeed({ rows, total: pagination.total_elements })
  },
  statusOf: (row) => row.etax_status,
  shownAs: (status) => status,
  appearances: Object.entries(statusAppearances),
  shown: (row) => ({
    id: row.sid,
    day: row.inv_date,
    name: rowLabel(row),
    note: row.income_type,
    status: <CertificateStatusBadge isCorrected={row.is_corrected} message={row.etax_rslt} status={row.etax_status} />,
  }),
  words: {
    newest: msg`Newest PIT certificates`,
    counts: msg`Counts by status`,
    countedOf: (counted, all) => msg`Counted over the newest ${counted} of ${all} PIT certificates.`,
    inAll: (total, all) =>
      msg`${plural(total, { one: `${all} PIT certificate in all.`, other: `${all} PIT certificates in all.` })}`,
  },
}
