import { Trans, useLingui } from '@lingui/react/macro'
import type { AccessFailure } from '../../../i18n/failures/accessMessage.ts'
import { useAccessFailureText } from '../../../i18n/failures/useAccessFailureText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { DocumentIcon, LockIcon, PlusIcon, SearchIcon } from '../../../ui/icons.tsx'

interface EmptyProps {
  readonly search: string
  /** Whether the list has rows on other pages. */
  readonly isBeyondEnd: boolean
  readonly mayAdd: boolean
  readonly onAdd: () => void
  readonly onClearSearch: () => void
  readonly onFirstPage: () => void
}

/** Nothing to show, and what to do about it: first declaration, other search, or back to the first page. */
export const EmptyList = ({ search, isBeyondEnd, mayAdd, onAdd, onClearSearch, onFirstPage }: EmptyProps) => {
  const { t } = useLingui()
  if (isBeyondEnd) {
    return (
      <EmptyState actions={<Button onPress={onFirstPage}>{t`Go to the first page`}</Button>} title={t`This page is empty`}>
        <Trans>The list has become shorter since this page was opened.</Trans>
      </EmptyState>
    )
  }
  if (search !== '') {
    return (
      <EmptyState actions={<Button onPress={onClearSearch}>{t`Clear the search`}</Button>} icon={<SearchIcon size={24} />} title={t`Nothing found for “${search}”`}>
        <Trans>Form number, reference, POS key and trade code are searched. Try a shorter text.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      actions={
        mayAdd && (
          <Button icon={<PlusIcon />} onPress={onAdd} variant="primary">
            {t`Add a declaration`}
          </Button>
        )
      }
      icon={<DocumentIcon size={24} />}
      title={t`No declaration yet`}
    >
      {mayAdd ? (
        <Trans>Register your company's use of e-invoices: fill in form 01/ĐKTĐ-HĐĐT, sign it and send it to the tax authority.</Trans>
      ) : (
        <Trans>Your account may not add declarations. Ask your company's administrator to register the use of e-invoices.</Trans>
      )}
    </EmptyState>
  )
}

interface ProblemProps {
  readonly failure: AccessFailure
  readonly onRetry: () => void
}

/** Why the list cannot be shown: not allowed, or it could not be fetched. */
export const ListProblem = ({ failure, onRetry }: ProblemProps) => {
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
