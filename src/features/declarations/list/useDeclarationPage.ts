import { useApi } from '../../../api/provider.tsx'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { isInProgress } from '../../../domain/declaration/status.ts'
import { useRecordPage } from '../../../records/recordPage.ts'
import { useWakeFollower } from '../follow/useWakeFollower.ts'
import { useCollection } from '../collection/collection.ts'
import { declarationListQuery } from '../queries/declarations.ts'

/** A page of the list, whose rows under way are followed. */
export const useDeclarationPage = (place: ListPlace) => {
  const { key } = useCollection()
  const page = useRecordPage(declarationListQuery(useApi(), key, place), ({ declarations, pagination }) => ({
    rows: declarations,
    total: pagination.total_elements,
    isMinimum: pagination.total_is_minimum === true,
  }))
  const underWay = page.rows.filter((row) => isInProgress(row.noti_cd_tax))
  useWakeFollower(underWay.map((row) => row.declaration_id))
  return page
}
