import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../api/provider.tsx'
import { inSentences } from '../../failures/failureText.ts'
import { useFailureText } from '../../failures/useFailureText.ts'
import { notify } from '../../ui/feedback/toasts.ts'
import { useFiledKind } from '../filedKind.ts'
import { failedSteps } from '../refusals/failedSteps.ts'
import { useShownKind } from '../shownKind.ts'

/**
 * Takes deleted drafts back and says so, or why they stay deleted; null where the server keeps none (docs/decisions/0452). It works on
 * when the dialog that asked is gone.
 */
export const useRestoring = (): ((ids: readonly string[]) => Promise<void>) | null => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = useShownKind()
  const { deletion, words } = useFiledKind()
  const textOf = useFailureText()
  if (!api.speaksContract()) return null
  return async (ids) => {
    const answer = await notify.loadingWhile(t`Loading...`, () => deletion.restore(api, ids))
    if (answer.ok) notify.success(i18n._(words.deletion.restored(ids.length)))
    else notify.error(inSentences(textOf(answer.failure, failedSteps.restore)))
    await queryClient.invalidateQueries({ queryKey })
  }
}
