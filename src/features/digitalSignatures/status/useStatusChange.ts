import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import type { AnswerOf } from '../../../api/contract/call.ts'
import { changeSignatureStatus } from '../../../api/contract/signatureRegistration.ts'
import { failureOf, valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { certificateKeys } from '../../../certificates/digitalSignatures.ts'
import type { CertificateRecord } from '../../../domain/certificate.ts'
import type { StatusChange } from '../../../domain/certificateRegistration.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import { Sealed } from '../../../machines/sealed.ts'
import { withSealedSecrets } from '../../../passwords/sealedSecrets.ts'
import { notify } from '../../../ui/feedback/toasts.ts'
import { knownHsmFailure } from '../key/knownHsmFailure.ts'

interface KeySecrets {
  readonly pin: string
  /** Null where the key asks for no one-time code. */
  readonly otp: string | null
}

interface Change {
  readonly status: StatusChange
  /** Null where none of the certificates lies in an HSM. */
  readonly key: Sealed<KeySecrets> | null
}

type Answer = AnswerOf<typeof changeSignatureStatus>

const send = async (api: ApiClient, certificates: readonly CertificateRecord[], { status, key }: Change) => {
  const digital_signatures = certificates.map(({ id }) => ({ digi_sign_id: id, status }))
  if (key === null) return api.send(changeSignatureStatus, { body: { digital_signatures } })
  const { pin, otp } = key.open()
  const { signal } = new AbortController()
  return withSealedSecrets<Answer, ServerFailure>(api, [pin, otp], signal, ([sealedPin, code]) => {
    const second = code === undefined ? ({ otp_yn: 'N' } as const) : ({ otp_yn: 'Y', otp: code } as const)
    return api.send(changeSignatureStatus, { body: { digital_signatures, pin: sealedPin, ...second } })
  })
}

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
    mutationFn: async (change: Change) => valueOrThrow(await send(api, certificates, change)),
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
    failure: error === null ? null : knownHsmFailure(failureOf(error)),
  }
}
