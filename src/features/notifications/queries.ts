import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import { countNotifications, listNotifications, readNotificationMail } from '../../api/contract/notifications.ts'
import { valueOrThrow } from '../../api/failureError.ts'

export type NotificationFilter = 'all' | 'unread'

export const notificationKeys = {
  all: ['notifications'] as const,
  count: ['notifications', 'count'] as const,
  mail: ['notifications', 'mail'] as const,
  list: (filter: NotificationFilter) => ['notifications', 'list', filter] as const,
}

/** How many are unread, up to the contract's limit. */
export const unreadQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: notificationKeys.count,
    queryFn: async ({ signal }) => valueOrThrow(await api.send(countNotifications, {}, { signal })).unread,
  })

/** The newest first, a page of the contract's size after another. */
export const notificationsQuery = (api: ApiClient, filter: NotificationFilter) =>
  infiniteQueryOptions({
    queryKey: notificationKeys.list(filter),
    queryFn: async ({ signal, pageParam: before }) =>
      valueOrThrow(await api.send(listNotifications, { query: { filter, before } }, { signal })),
    initialPageParam: '',
    getNextPageParam: ({ notifications, has_more: hasMore }) => (hasMore ? notifications.at(-1)?.id : undefined),
  })

/** What comes by e-mail too. */
export const mailQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: notificationKeys.mail,
    queryFn: async ({ signal }) => valueOrThrow(await api.send(readNotificationMail, {}, { signal })),
    staleTime: 0,
  })
