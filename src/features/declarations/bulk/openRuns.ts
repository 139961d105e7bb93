import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { declarationIssueRuns } from '../../../api/contract/declarationIssueRuns.ts'
import { valueOrThrow } from '../../../api/failureError.ts'

export const issueRunKeys = { all: ['issue-runs'] as const }

/** Runs of the account that go on, wait, or have ended without having been looked at. */
export const openRunsQuery = (api: ApiClient, collection: CollectionKey) =>
  queryOptions({
    queryKey: [...issueRunKeys.all, collection],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(declarationIssueRuns[collection].list, {}, { signal })).runs,
  })
