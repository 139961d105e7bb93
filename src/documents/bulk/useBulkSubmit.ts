import { useMemo } from 'react'
import { useFiledKind } from '../filedKind.ts'
import { useSubmitParts } from '../submit/useSubmitParts.ts'
import { provideBulkSubmit } from './provideBulkSubmit.ts'

/** The one hook that gives documentsSubmit its actors. */
export const useBulkSubmit = () => {
  const parts = useSubmitParts()
  const { runs: runCalls } = useFiledKind()
  return useMemo(() => provideBulkSubmit({ ...parts, runCalls }), [parts, runCalls])
}
