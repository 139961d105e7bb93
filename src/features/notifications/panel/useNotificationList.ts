import { msg } from '@lingui/core/macro'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Notification } from '../../../api/contract/notifications.ts'
import { readAllNotifications, readNotification } from '../../../api/contract/notifications.ts'
import { failureOf, valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { inSentences } from '../../../failures/failureText.ts'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { notify } from '../../../ui/feedback/toasts.ts'
import { notificationKeys, notificationsQuery, type NotificationFilter } from '../queries.ts'

const notRead = msg`The notification was not marked as read`

/** The notifications of a tab, and what can be done to them. */
export const useNotificationList = (filter: NotificationFilter, isKnown: boolean) => {
  const api = useApi()
  const queryClient = useQueryClient()
  const list = useInfiniteQuery({ ...notificationsQuery(api, filter), enabled: isKnown })
  const textOf = useFailureText()
  const onSettled = () => queryClient.invalidateQueries({ queryKey: notificationKeys.all })
  const read = useMutation({
    mutationFn: async (id: string) => valueOrThrow(await api.send(readNotification, { params: { id }, body: {} })),
    // The panel closes as the notification is opened: nothing of it is left to say so.
    onError(error) {
      notify.error(inSentences(textOf(failureOf(error), notRead)))
    },
    onSettled,
  })
  const readAll = useMutation({
    mutationFn: async (upTo: string) => valueOrThrow(await api.send(readAllNotifications, { body: { up_to: upTo } })),
    onSettled,
  })
  const notifications: readonly Notification[] = list.data?.pages.flatMap((each) => each.notifications) ?? []
  return { list, notifications, read, readAll }
}
