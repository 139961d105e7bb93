import { useLingui } from '@lingui/react/macro'
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx'

/** Whether a request waits for an answer. @param notice the error notice that has answered it, or empty */
export const RequestState = ({ notice }: { readonly notice: string }) => {
  const { t } = useLingui()
  return notice === '' ? (
    <StatusBadge label={t`To be answered`} tone="amber" />
  ) : (
    <StatusBadge label={t`Answered`} tone="green" />
  )
}
