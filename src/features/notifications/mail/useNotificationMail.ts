import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeNotificationMail, type NotificationMail } from '../../../api/contract/notifications.ts'
import { valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import type { Locale } from '../../../domain/locale.ts'
import { mailQuery, notificationKeys } from '../queries.ts'

/** What somebody changes: the language, or whether one kind comes by e-mail. */
interface MailChange {
  readonly locale: Locale
  readonly kinds: readonly { readonly kind: string; readonly is_mailed: boolean }[]
}

const changed = (mail: NotificationMail, { locale, kinds }: MailChange): NotificationMail => ({
  ...mail,
  locale,
  kinds: mail.kinds.map((one) => kinds.find(({ kind }) => kind === one.kind) ?? one),
})

const mutationKey = ['notifications.changeMail']

/** What comes by e-mail, and the changing of it: each is shown at once, kept in its turn, and undone where it is not kept. */
export const useNotificationMail = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  const mail = useQuery(mailQuery(api))
  const set = (change: (before: NotificationMail) => NotificationMail) =>
    queryClient.setQueryData<NotificationMail>(notificationKeys.mail, (before) => before && change(before))
  const change = useMutation({
    mutationKey,
    scope: { id: 'notifications.changeMail' },
    mutationFn: async (one: MailChange) =>
      valueOrThrow(await api.send(changeNotificationMail, { body: { locale: one.locale, kinds: [...one.kinds] } })),
    async onMutate(one) {
      await queryClient.cancelQueries({ queryKey: notificationKeys.mail })
      set((before) => changed(before, one))
    },
    onSettled: () => {
      // The answer to an earlier change knows nothing of those that wait behind it.
      if (queryClient.isMutating({ mutationKey }) === 1)
        return queryClient.invalidateQueries({ queryKey: notificationKeys.mail })
      return undefined
    },
  })
  return { mail, change }
}
