import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { failureOf, valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { certificateKeys } from '../../../certificates/digitalSignatures.ts'
import type { CertificateRecord } from '../../../domain/certificate.ts'
import type { StatusChange } from '../../../domain/certificateRegistration.ts'
import { Sealed } from '../../../machines/sealed.ts'
import { notify } from '../../../ui/feedback/toasts.ts'
import { knownHsmFailure } from '../key/knownHsmFailure.ts'
import { sendStatusChange, type Change, type KeySecrets } from './sendStatusChange.ts'

/** Sends a new status of these certificates, with what opens the key of one in an HSM; the same request again changes nothing more. */
export const useStatusChange = (
  certificates: readonly CertificateRecord[],
  { onChanged, onFailed }: { readonly onChanged: () => void; readonly onFailed: () => void },
) => {
  const { t } = useLingui()
  const api = useApi()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    // No PIN stays behind in the cache.
    gcTime: 0,
    mutationFn: async (change: Change) => valueOrThrow(await sendStatusChange(api, certificates, change)),
    onSuccess: () => {
      notify.success(t`Change status successfully`)
      onChanged()
    },
    onError: onFailed,
    onSettled: () => queryClient.invalidateQueries({ queryKey: certificateKeys.all }),
  })
  return {
    change: (status: StatusChange, key: KeySecrets | null) =>
      mutate({ status, key: key === null ? null : new Sealed(key) }),
    isPending,
    failure: useMemo(() => (error === null ? null : knownHsmFailure(failureOf(error))), [error]),
  }
}
