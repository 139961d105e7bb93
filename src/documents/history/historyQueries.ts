import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import type { AnswerOf } from '../../api/contract/call.ts'
import type { TimelineCalls } from '../../api/contract/documents/history.ts'
import { valueOrThrow } from '../../api/failureError.ts'
import type { ShownKind } from '../shownKind.ts'

/** What happened to a document, the latest part first, each part oldest first. */
export const timelineQuery = (
  api: ApiClient,
  { queryKey, key }: Pick<ShownKind, 'queryKey' | 'key'>,
  { timeline }: Pick<TimelineCalls, 'timeline'>,
  id: string,
) =>
  infiniteQueryOptions({
    queryKey: [...queryKey, 'timeline', key, id],
    queryFn: async ({ signal, pageParam }): Promise<AnswerOf<TimelineCalls['timeline']>> => {
      const query = pageParam === '' ? {} : { before: pageParam }
      return valueOrThrow(await api.send(timeline, { params: { id }, query }, { signal }))
    },
    initialPageParam: '',
    getNextPageParam: ({ earlier }) => earlier,
  })

/** Where a message of the correspondence is downloaded. */
export const messageAddress = ({ message }: Pick<TimelineCalls, 'message'>, id: string, messageId: string): string =>
  message.path.replace(':id', encodeURIComponent(id)).replace(':message_id', encodeURIComponent(messageId))
