import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { syncSignatures } from '../../api/contract/registeredSignatures.ts'
import { failureOf, valueOrThrow } from '../../api/failureError.ts'
import { useApi } from '../../api/provider.tsx'
import { certificateKeys } from '../../certificates/digitalSignatures.ts'
import type { Failure } from '../../domain/failure.ts'
import { notify } from '../../ui/feedback/toasts.ts'
import { knownHsmFailure } from './key/knownHsmFailure.ts'

/** Whether the signing server has to be connected to before it can be read. */
const wantsAccount = (failure: Failure): boolean =>
  failure.code === 'hsm.credentialsInvalid' ||
  (failure.code === 'server.refused' && failure.reason === 'certificate.notConnected')

/** Reads the kept accounts' certificates anew (seed 001 §6). */
export const useSync = () => {
  const { t } = useLingui()
  const api = useApi()
  const queryClient = useQueryClient()
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: async () => valueOrThrow(await api.send(syncSignatures, { body: {} })),
    onSuccess: () => notify.success(t`Sync successfully`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: certificateKeys.all }),
  })
  const failure = error === null ? null : knownHsmFailure(failureOf(error))
  return {
    /** @param onAccountWanted where none is kept, or it is refused */
    sync: (onAccountWanted: (failure: Failure) => void) =>
      mutate(undefined, {
        onError: (thrown) => {
          const refused = knownHsmFailure(failureOf(thrown))
          if (wantsAccount(refused)) onAccountWanted(refused)
        },
      }),
    isPending,
    /** What stands over the list; a missing account has its own dialog. */
    failure: failure !== null && wantsAccount(failure) ? null : failure,
    /** Of how many certificates the account could not be read. */
    left: data?.failed ?? 0,
    dismiss: reset,
  }
}
