import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureOf, valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { certificateKeys } from '../../../certificates/digitalSignatures.ts'
import { Sealed } from '../../../machines/sealed.ts'
import { notify } from '../../../ui/feedback/toasts.ts'
import { knownHsmFailure } from '../key/knownHsmFailure.ts'
import { sendAccount, type Account } from './sendAccount.ts'

/** Logs into the signing server with what was typed, once. @param onConnected where the account is kept with a certificate now */
export const useConnecting = (onConnected: () => void) => {
  const { t } = useLingui()
  const api = useApi()
  const queryClient = useQueryClient()
  const { mutate, isPending, error, data } = useMutation({
    // Nothing of the account stays behind in the cache.
    gcTime: 0,
    mutationFn: async (typed: Sealed<Account>) => valueOrThrow(await sendAccount(api, typed)),
    onSuccess: ({ kept }) => {
      if (kept === 0) return
      notify.success(t`Sync successfully`)
      onConnected()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: certificateKeys.all }),
  })
  return {
    connect: (account: Account) => mutate(new Sealed(account)),
    isPending,
    failure: error === null ? null : knownHsmFailure(failureOf(error)),
    /** Whether the account was right and holds none of the company's certificates. */
    isForNothing: data?.kept === 0,
  }
}
