import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import { useApi } from '../../api/provider.tsx'
import type { ServerFailure } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import { inSentences } from '../../failures/failureText.ts'
import { useFailureText } from '../../failures/useFailureText.ts'
import { notify } from '../../ui/feedback/toasts.ts'
import { useShownKind } from '../shownKind.ts'

/** Asks for the statuses of documents by their ids. */
export type AskStatuses = (api: ApiClient, ids: readonly string[]) => Promise<Result<readonly string[], ServerFailure>>

/** Asks where documents are with the tax authority, says it, and has what shows them read anew. */
export const useStatusCheck = (ask: AskStatuses): ((ids: readonly string[]) => Promise<void>) => {
  const { t } = useLingui()
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = useShownKind()
  const textOf = useFailureText()
  return async (ids) => {
    const answer = await notify.loadingWhile(t`Asking for the status...`, () => ask(api, ids))
    if (!answer.ok) {
      notify.error(inSentences(textOf(answer.failure)))
      return
    }
    const countOf = (status: string): number => answer.value.filter((one) => one === status).length
    const accepted = countOf('accepted')
    const refused = countOf('rejected')
    const awaited = countOf('sent')
    notify.success(t`Accepted: ${accepted}. Refused: ${refused}. No answer yet: ${awaited}.`)
    await queryClient.invalidateQueries({ queryKey })
  }
}
