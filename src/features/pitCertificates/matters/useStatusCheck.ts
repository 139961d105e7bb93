import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { pitCertificateMatters } from '../../../api/contract/pitCertificateMatters.ts'
import { useApi } from '../../../api/provider.tsx'
import { inSentences } from '../../../failures/failureText.ts'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { notify } from '../../../ui/feedback/toasts.ts'
import { certificateKeys } from '../queries/keys.ts'

/** Asks where certificates are with the tax authority, says it, and has the list read anew. */
export const useStatusCheck = (): ((ids: readonly string[]) => Promise<void>) => {
  const { t } = useLingui()
  const api = useApi()
  const queryClient = useQueryClient()
  const textOf = useFailureText()
  return async (ids) => {
    const answer = await notify.loadingWhile(t`Asking for the status...`, () =>
      api.send(pitCertificateMatters.checkStatus, { body: { sid: [...ids] } }),
    )
    if (!answer.ok) {
      notify.error(inSentences(textOf(answer.failure)))
      return
    }
    const { certificates } = answer.value
    const countOf = (status: string): number => certificates.filter(({ etax_status }) => etax_status === status).length
    const accepted = countOf('accepted')
    const refused = countOf('rejected')
    const awaited = countOf('sent')
    notify.success(t`Accepted: ${accepted}. Refused: ${refused}. No answer yet: ${awaited}.`)
    await queryClient.invalidateQueries({ queryKey: certificateKeys.all })
  }
}
