import { useLingui } from '@lingui/react/macro'
import { useFiledKind } from '../filedKind.ts'
import type { FormState } from './formState.ts'

/** Why the form's actions wait: what it is at; undefined while it is at nothing. */
export const useWorkReason = ({
  isSaving,
  isSubmitting,
}: Pick<FormState, 'isSaving' | 'isSubmitting'>): string | undefined => {
  const { t, i18n } = useLingui()
  const { isBeingSent } = useFiledKind().words.form
  if (isSaving) return t`Wait until the draft is saved`
  return isSubmitting ? i18n._(isBeingSent) : undefined
}

/** Why nothing can be filled in, saved or sent: also while what the user continues is not in the fields yet. */
export const useFillReason = (state: FormState): string | undefined => {
  const { t } = useLingui()
  const atWork = useWorkReason(state)
  return state.isContentComing ? t`Wait until what you had typed is in the form` : atWork
}
