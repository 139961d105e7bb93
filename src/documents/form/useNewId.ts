import { useState } from 'react'
import { useApi } from '../../api/provider.tsx'
import { newRecordId } from '../../records/form/newRecordId.ts'

/** The id that a new document gets: that of the draft whose place it takes, or one of its own. */
export const useNewId = (replaced: { readonly id: string } | null): string => {
  const api = useApi()
  // A backend known by the seeds alone gives the id itself (docs/decisions/0130).
  const [newId] = useState(() => replaced?.id ?? (api.speaksContract() ? newRecordId() : ''))
  return newId
}
