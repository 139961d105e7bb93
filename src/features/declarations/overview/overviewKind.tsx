import { msg, plural } from '@lingui/core/macro'
import { byCollection } from '../../../api/contract/declarationCollection.ts'
import { declarationLists, type DeclarationListItem } from '../../../api/contract/declarations.ts'
import { shownStatus } from '../../../domain/declaration/status.ts'
import { succeed } from '../../../domain/result.ts'
import type { OverviewKind } from '../../../documents/overview/overviewKind.ts'
import { DeclarationStatusBadge, statusAppearances } from '../DeclarationStatusBadge.tsx'
import { declarationKeys, declarationsAsked } from '../queries/declarations.ts'

/** Declarations of each collection, as their overview shows them. */
export const declarationOverviews = byCollection<OverviewKind<DeclarationListItem>>(({ key }) => ({
  key,
  queryKey: declarationKeys.all,
  count: async (api, signal) => {
    const answer = await api.send(declarationLists[key].count, {}, { signal })
    return answer.ok ? succeed(answer.value.counts) : answer
  },
  newest: async (api, size, signal) => {
    const query = declarationsAsked({ page: 0, size, search: '', sort: 'register_date:desc', filters: {} })
    const answer = await api.send(declarationLists[key].list, { query }, { signal })
    if (!answer.ok) return answer
    const { declarations: rows, pagination } = answer.value
    return succeed({ rows, total: pagination.total_elements })
  },
  statusOf: (row) => row.noti_cd_tax,
  shownAs: shownStatus,
  appearances: Object.entries(statusAppearances),
  shown: (row) => ({
    id: row.declaration_id,
    day: row.register_date,
    name: row.reference || row.decl_form_no,
    note: row.decl_form_no,
    status: (
      <DeclarationStatusBadge
        confirmUntil={row.confirm_until}
        explainUntil={row.explain_until}
        message={row.noti_nm_tax}
        status={row.noti_cd_tax}
      />
    ),
  }),
  words: {
    newest: msg`Newest declarations`,
    counts: msg`Counts by status`,
    countedOf: (counted, all) => msg`Counted over the newest ${counted} of ${all} declarations.`,
    inAll: (total, all) =>
      msg`${plural(total, { one: `${all} declaration in all.`, other: `${all} declarations in all.` })}`,
  },
}))
