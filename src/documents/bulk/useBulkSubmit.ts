import { useMemo } from 'react'
import { useBulkKind } from './bulkKind.ts'
import { useSubmitParts } from '../submit/useSubmitParts.ts'
import type { CheckParts } from './checkDrafts.ts'
import { provideBulkSubmit } from './provideBulkSubmit.ts'

/** Keep their identity. */
type Checking = Pick<CheckParts, 'found' | 'onNamed'>

/** The one hook that gives documentsSubmit its actors. */
export const useBulkSubmit = ({ found, onNamed }: Checking) => {
  const parts = useSubmitParts()
  const { runs: runCalls } = useBulkKind()
  return useMemo(() => provideBulkSubmit({ ...parts, runCalls, found, onNamed }), [parts, runCalls, found, onNamed])
}
