import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeSignatureStatus } from '../../../api/contract/digitalSignatures.ts'
import { failureOf, valueOrThrow } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import { certificateKeys } from '../../../certificates/digitalSignatures.ts'
import type { CertificateRecord } from '../../../domain/certificate.ts'
import type { StatusChange } from '../../../domain/certificateRegistration.ts'
import { notify } from '../../../ui/feedback/toasts.ts'

/** Sends a new status of these certificates; the same request again changes nothing more. */
export const useStatusChange = (
  certificates: readonly CertificateRecord[],
  onChanged: (changed: readonly CertificateRecord[], status: StatusChange) => void,
) => {
  const { t } = useLingui()
  const api = useApi()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (status: StatusChange) =>
      valueOrThrow(
        await api.send(changeSignatureStatus, {
          body: { digital_signatures: certificates.map(({ id }) => ({ digi_sign_id: id, status })) },
        }),
      ),
    onSuccess: (_, status) => {
      notify.success(t`Change status successfully`)
      onChanged(certificates, status)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: certificateKeys.all }),
  })
  return { mutate, isPending, failure: error === null ? null : failureOf(error) }
}
