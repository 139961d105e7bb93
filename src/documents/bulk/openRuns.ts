import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import type { IssueRunCalls } from '../../api/contract/documents/issueRuns.ts'
import { valueOrThrow } from '../../api/failureError.ts'

/** Milliseconds after which a question that was not answered is asked again: a run that has ended sends no news that would ask it. */
const askAgainAfter = 10_000

export const issueRunKeys = { all: ['issue-runs'] as const }

/** Runs of the account that go on, wait, or have ended without having been looked at. */
export const openRunsQuery = (api: ApiClient, collection: string, { list }: IssueRunCalls) =>
  queryOptions({
    queryKey: [...issueRunKeys.all, collection],
    queryFn: async ({ signal }) => valueOrThrow(await api.send(list, {}, { signal })).runs,
    refetchInterval: ({ state: { status } }) => (status === 'error' ? askAgainAfter : false),
  })
