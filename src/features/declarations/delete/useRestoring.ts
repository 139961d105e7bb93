import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../api/provider.tsx'
import { inSentences } from '../../../failures/failureText.ts'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { notify } from '../../../ui/feedback/toasts.ts'
import { useCollection } from '../kind/collection.ts'
import { declarationKeys } from '../queries/declarations.ts'
import { stepTitles } from '../refusals/stepTitles.ts'

/**
 * Takes deleted drafts back and says so, or why they stay deleted; null where the server keeps none (docs/decisions/0452). It works on
 * when the dialog that asked is gone.
 */
export const useRestoring = (): ((ids: readonly string[]) => Promise<void>) | null => {
  const { t } = useLingui()
  const api = useApi()
  const queryClient = useQueryClient()
  const { lists } = useCollection()
  const textOf = useFailureText()
  if (!api.speaksContract()) return null
  return async (ids) => {
    const body = { declaration_id: [...ids] }
    const answer = await notify.loadingWhile(t`Loading...`, () => api.send(lists.restore, { body }))
    if (answer.ok)
      notify.success(
        t`${plural(ids.length, { one: '# draft is back in the list', other: '# drafts are back in the list' })}`,
      )
    else notify.error(inSentences(textOf(answer.failure, stepTitles.restore)))
    await queryClient.invalidateQueries({ queryKey: declarationKeys.all })
  }
}
