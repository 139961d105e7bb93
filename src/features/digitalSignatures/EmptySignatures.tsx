import { Trans, useLingui } from '@lingui/react/macro'
import type { AccessFailure } from '../../i18n/failures/accessMessage.ts'
import { useAccessFailureText } from '../../i18n/failures/useAccessFailureText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { KeyIcon, LockIcon, SearchIcon } from '../../ui/icons.tsx'

interface EmptyProps {
  readonly search: string
  readonly onClearSearch: () => void
}

/** No certificate, or none that matches the search. */
export const EmptySignatures = ({ search, onClearSearch }: EmptyProps) => {
  const { t } = useLingui()
  if (search !== '') {
    return (
      <EmptyState actions={<Button onPress={onClearSearch}>{t`Clear the search`}</Button>} icon={<SearchIcon size={24} />} title={t`Nothing found for “${search}”`}>
        <Trans>Issuers and serial numbers are searched. Try a shorter text.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<KeyIcon size={24} />} title={t`No certificate is registered`}>
      <Trans>Registration of certificates is not part of this version yet; it will stand here. Ask customer service if your company needs one now.</Trans>
    </EmptyState>
  )
}

interface ProblemProps {
  readonly failure: AccessFailure
  readonly onRetry: () => void
}

/** Why the certificates cannot be shown: not allowed, or they could not be fetched. */
export const SignaturesProblem = ({ failure, onRetry }: ProblemProps) => {
  const { t } = useLingui()
  const { title, text } = useAccessFailureText()(failure)
  if (failure.code === 'server.refused' && failure.status === 403) {
    return (
      <EmptyState icon={<LockIcon size={24} />} title={title}>
        {text}
      </EmptyState>
    )
  }
  return (
    <ErrorState
      actions={<Button onPress={onRetry}>{t`Try again`}</Button>}
      details={failure.code === 'unexpected' ? failure.detail : undefined}
      title={title}
    >
      {text}
    </ErrorState>
  )
}
