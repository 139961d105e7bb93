import type { IssueRunCalls } from '../../api/contract/documents/issueRuns.ts'
import { useFiledKind } from '../filedKind.ts'
import type { BulkWords } from './bulkWords.ts'

/** How several documents of a kind are sent in one go: in the page, or by a run of the server. */
export interface BulkKind {
  readonly runs: IssueRunCalls
  readonly words: BulkWords
}

/** Of a kind whose documents are sent in one go: its list has the parts that ask for it. */
export const useBulkKind = (): BulkKind => {
  const { bulk } = useFiledKind()
  if (bulk === undefined) throw new Error('documents of this kind are sent one by one')
  return bulk
}
