import { useApi } from '../../../api/provider.tsx'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { useRecordPage } from '../../../records/recordPage.ts'
import { useCollection } from '../kind/collection.ts'
import { declarationListQuery } from '../queries/declarations.ts'

/** A page of the list. */
export const useDeclarationPage = (place: ListPlace) =>
  useRecordPage(declarationListQuery(useApi(), useCollection().key, place), ({ declarations, pagination }) => ({
    rows: declarations,
    total: pagination.total_elements,
    isMinimum: pagination.total_is_minimum === true,
  }))
