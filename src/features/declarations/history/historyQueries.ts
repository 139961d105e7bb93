import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import type { AnswerOf } from '../../../api/contract/call.ts'
import { declarationHistories, type DeclarationHistoryCalls } from '../../../api/contract/declarationHistory.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { declarationKeys } from '../queries/declarations.ts'

type TimelinePart = AnswerOf<DeclarationHistoryCalls['timeline']>

/** What happened to a declaration, the latest part first, each part oldest first. */
export const timelineQuery = (api: ApiClient, key: CollectionKey, id: string) =>
  infiniteQueryOptions({
    queryKey: [...declarationKeys.all, 'timeline', key, id],
    queryFn: async ({ signal, pageParam }): Promise<TimelinePart> => {
      const query = pageParam === '' ? {} : { before: pageParam }
      return valueOrThrow(await api.send(declarationHistories[key].timeline, { params: { id }, query }, { signal }))
    },
    initialPageParam: '',
    getNextPageParam: ({ earlier }) => earlier,
  })

/** What it said when it was filed last; null where that is not kept. */
export const filedQuery = (api: ApiClient, key: CollectionKey, id: string) =>
  queryOptions({
    queryKey: [...declarationKeys.all, 'filed', key, id],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(declarationHistories[key].filed, { params: { id } }, { signal })).content,
  })

/** What the verifier finds of its signed XML. */
export const verificationQuery = (api: ApiClient, key: CollectionKey, id: string) =>
  queryOptions({
    queryKey: [...declarationKeys.all, 'verification', key, id],
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.send(declarationHistories[key].verification, { params: { id } }, { signal })),
  })

/** Where a message of the correspondence is downloaded. */
export const messageAddress = (key: CollectionKey, id: string, messageId: string): string =>
  declarationHistories[key].message.path
    .replace(':id', encodeURIComponent(id))
    .replace(':message_id', encodeURIComponent(messageId))
