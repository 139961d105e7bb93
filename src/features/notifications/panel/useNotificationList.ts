import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Notification } from '../../../api/contract/notifications.ts'
import { readAllNotifications, readNotification } from '../../../api/contract/notifications.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { notificationKeys, notificationsQuery, type NotificationFilter } from '../queries.ts'

/** The notifications of a tab, and what can be done to them. */
export const useNotificationList = (filter: NotificationFilter, isKnown: boolean) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const list = useInfiniteQuery({ ...notificationsQuery(api, filter), enabled: isKnown })
  const onSettled = () => queryClient.invalidateQueries({ queryKey: notificationKeys.all })
  const read = useMutation({
    mutationFn: async (id: string) => valueOrThrow(await api.send(readNotification, { params: { id }, body: {} })),
    onSettled,
  })
  const readAll = useMutation({
    mutationFn: async (upTo: string) => valueOrThrow(await api.send(readAllNotifications, { body: { up_to: upTo } })),
    onSettled,
  })
  const notifications: readonly Notification[] = list.data?.pages.flatMap((each) => each.notifications) ?? []
  return { list, notifications, read, readAll }
}
