import { useMemo } from 'react'
import { useBulkKind } from './bulkKind.ts'
import { useSubmitParts } from '../submit/useSubmitParts.ts'
import { provideBulkSubmit } from './provideBulkSubmit.ts'

/** The one hook that gives documentsSubmit its actors. */
export const useBulkSubmit = () => {
  const parts = useSubmitParts()
  const { runs: runCalls } = useBulkKind()
  return useMemo(() => provideBulkSubmit({ ...parts, runCalls }), [parts, runCalls])
}
