import { contract } from '../../../src/api/contract/contract.ts'
import { succeed } from '../../../src/domain/result.ts'
import { searchWords } from '../../../src/domain/text.ts'
import type { AreaParts } from '../../area.ts'
import { streamedDocument } from '../../http/answers.ts'
import { pageRequestOf, paginationOf } from '../../http/paging.ts'
import { companyRoute, type Route } from '../../http/route.ts'
import { exported, heldByExport } from './exported.ts'
import type { TrailFilter, TrailRepositories } from './store/entries.ts'

interface Asked {
  readonly search_value: string
  readonly person?: string | undefined
  readonly record?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The first moment of a day in Vietnam, some days later. */
const momentOf = (day: string | undefined, later: number): string | null => {
  if (day === undefined) return null
  const first = new Date(`${day}T00:00:00+07:00`)
  return new Date(first.getTime() + later * 86_400_000).toISOString()
}

const filterOf = ({ search_value, person, record, from, to }: Asked): TrailFilter => ({
  words: searchWords(search_value),
  person: person ?? null,
  record: record ?? null,
  since: momentOf(from, 0),
  before: momentOf(to, 1),
})

/** Calls about who did what. */
export const auditRoutes = ({ store }: Pick<AreaParts<TrailRepositories>, 'store'>): readonly Route[] => [
  companyRoute(contract.listAudit, async ({ query }, { companyId }) => {
    const page = await store.auditTrail.page(companyId, filterOf(query), pageRequestOf(query))
    return succeed({ entries: [...page.items], pagination: paginationOf(query, page) })
  }),
  companyRoute(
    contract.exportAudit,
    ({ query }, { companyId }) => Promise.resolve(succeed(exported(store.auditTrail, companyId, filterOf(query)))),
    (csv) => streamedDocument('audit.csv', 'text/csv; charset=utf-8', csv, heldByExport),
  ),
]
