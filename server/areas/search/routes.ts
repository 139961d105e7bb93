import { contract } from '../../../src/api/contract/contract.ts'
import { succeed } from '../../../src/domain/result.ts'
import { isSearchable, searchWords } from '../../../src/domain/text.ts'
import type { AreaParts } from '../../area.ts'
import { companyRoute, type Route } from '../../http/route.ts'

/** The search over everything that areas bring to it (docs/decisions/0302). */
export const searchRoutes = ({ find }: Pick<AreaParts<unknown>, 'find'>): readonly Route[] => [
  companyRoute(contract.findRecords, async ({ body: { search_value } }, member) => {
    const groups = isSearchable(search_value) ? await find(member, searchWords(search_value)) : []
    return succeed({ groups: groups.map((group) => ({ ...group, hits: [...group.hits] })) })
  }),
]
